/** A set of positions, one bit each, so that items with several properties are found with a few ANDs. */
export type Bitset = Readonly<Int32Array>;

export function createBitset(size: number, positions: readonly number[]): Bitset {
  const bits = new Int32Array(Math.ceil(size / 32));
  for (const position of positions) {
    bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
  }
  return bits;
}

/** Writes the positions that are in both to the space given. */
export function intersect(one: Bitset, other: Bitset, bits: Int32Array): Bitset {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (one[word] ?? 0) & (other[word] ?? 0);
  return bits;
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    const rest = bits[word] ?? 0;
    if (rest !== 0) count += countWord(rest);
  }
  return count;
}

/** Counts the positions that are in both, without creating their set. */
export function countBoth(one: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) {
    const rest = (one[word] ?? 0) & (other[word] ?? 0);
    if (rest !== 0) count += countWord(rest);
  }
  return count;
}

export function countWord(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function listPositions(bits: Bitset): number[] {
  const positions: number[] = [];
  bits.forEach((word, index) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      positions.push(index * 32 + (31 - Math.clz32(rest & -rest)));
    }
  });
  return positions;
}

/** Takes out of the first what is in the second. */
export function removeFrom(bits: Int32Array, others: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ~(others[word] ?? 0);
}

/** Writes what is in the first and not in the second to the space given. */
export function subtract(first: Bitset, second: Bitset, bits: Int32Array): Bitset {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (first[word] ?? 0) & ~(second[word] ?? 0);
  return bits;
}

export function hasBit(bits: Bitset, position: number): boolean {
  return (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;
}
