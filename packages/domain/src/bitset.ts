/** A set of positions, one bit each: asking which items have several properties at once is a few ANDs. */
export type Bitset = Readonly<Uint32Array>;

export function bitsetOf(size: number, positions: readonly number[]): Bitset {
  const bits = new Uint32Array(Math.ceil(size / 32));
  for (const position of positions) {
    bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
  }
  return bits;
}

/** The positions that are in every one of the sets. */
export function intersect(first: Bitset, ...others: readonly Bitset[]): Bitset {
  const bits = Uint32Array.from(first);
  for (const other of others) {
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
  }
  return bits;
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return count;
}

export function positionsIn(bits: Bitset): number[] {
  const positions: number[] = [];
  bits.forEach((word, index) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) {
      positions.push(index * 32 + (31 - Math.clz32(rest & -rest)));
    }
  });
  return positions;
}
