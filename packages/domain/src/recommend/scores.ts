import { type Bitset, countBits, countBoth, countWord, intersect, subtract } from "../bitset.ts";

/** One facet and what it adds to the score of the items that have it. */
export interface Weighted {
  readonly bits: Bitset;
  readonly weight: number;
}

/**
 * The scores of all items in binary: plane n holds bit n of every item's score, so that a weight is added to 32 items
 * with a few operations.
 */
export type Scores = readonly Bitset[];

/** Valid until the same space is used again. */
export function scoreAll(
  size: number,
  weighted: readonly Weighted[],
  space: BitsetSpace = createBitsetSpace(),
): Scores {
  const maxScore = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const words = Math.ceil(size / 32);
  const planes = Array.from({ length: Math.max(1, 32 - Math.clz32(maxScore)) }, (_, digit) =>
    space.take("plane", digit, words).fill(0),
  );
  const carry = space.take("carry", 0, words).fill(0);
  for (const { bits, weight } of weighted) addWeight(planes, bits, weight, carry);
  return planes;
}

/** Memory for one ranking after another: new bitsets for each would cost more than the ranking itself. */
export interface BitsetSpace {
  take(use: "plane" | "carry" | "group", place: number, words: number): Int32Array;
}

export function createBitsetSpace(): BitsetSpace {
  const taken = { plane: [] as Int32Array[], carry: [] as Int32Array[], group: [] as Int32Array[] };
  return {
    take(use, place, words) {
      const known = taken[use][place];
      if (known?.length === words) return known;
      const made = new Int32Array(words);
      taken[use][place] = made;
      return made;
    },
  };
}

/** Adds bit by bit for all items. The last carry is zero, since the planes have room for the highest score. */
function addWeight(planes: readonly Int32Array[], bits: Bitset, weight: number, carry: Int32Array): void {
  let hasCarry = false;
  for (const [digit, plane] of planes.entries()) {
    const isAdded = ((weight >>> digit) & 1) === 1;
    if (!isAdded && !hasCarry) continue;
    let carried = 0;
    for (let word = 0; word < plane.length; word += 1) {
      const before = plane[word] ?? 0;
      const added = isAdded ? (bits[word] ?? 0) : 0;
      const brought = carry[word] ?? 0;
      const half = before ^ added;
      const next = (before & added) | (brought & half);
      plane[word] = half ^ brought;
      carry[word] = next;
      carried |= next;
    }
    hasCarry = carried !== 0;
  }
}

export function getScore(scores: Scores, position: number): number {
  let score = 0;
  for (let digit = 0; digit < scores.length; digit += 1)
    score += (((scores[digit]?.[position >>> 5] ?? 0) >>> (position & 31)) & 1) << digit;
  return score;
}

/**
 * The positions from rank `from` up to rank `to`, best first. Items with the same score come in the order of their
 * positions, from `start` and round. Visits only groups that contain wanted ranks.
 */
export function selectRanks(
  candidates: Bitset,
  scores: Scores,
  { from, to, start }: { readonly from: number; readonly to: number; readonly start: number },
  space: BitsetSpace = createBitsetSpace(),
): number[] {
  const picked: number[] = [];
  visit(candidates, countBits(candidates), scores.length - 1, 0);
  return picked;

  /** Splits a group by the next lower bit of its scores, and visits the parts with wanted ranks. */
  function visit(group: Bitset, size: number, digit: number, before: number): void {
    if (size === 0 || before >= to || before + size <= from) return;
    const plane = scores[digit];
    if (plane === undefined) {
      takeRound(group, before);
      return;
    }
    const higherSize = countBoth(group, plane);
    if (before + higherSize > from) {
      const higher =
        higherSize === size ? group : intersect(group, plane, space.take("group", digit, group.length));
      visit(higher, higherSize, digit - 1, before);
    }
    if (before + higherSize < to) {
      // The higher part has been visited, so its space is free.
      const lower =
        higherSize === 0 ? group : subtract(group, plane, space.take("group", digit, group.length));
      visit(lower, size - higherSize, digit - 1, before + higherSize);
    }
  }

  function takeRound(group: Bitset, before: number): void {
    const late = takeSpan(group, start, group.length * 32, before);
    takeSpan(group, 0, start, before + late);
  }

  /** Picks the members between two positions whose ranks are wanted, and returns how many members there are. */
  function takeSpan(group: Bitset, first: number, end: number, before: number): number {
    let rank = before;
    for (let word = first >>> 5; word < Math.min(group.length, Math.ceil(end / 32)); word += 1) {
      let rest = group[word] ?? 0;
      if (word === first >>> 5) rest &= -1 << (first & 31);
      if (word === end >>> 5) rest &= ~(-1 << (end & 31));
      if (rest === 0) continue;
      const count = countWord(rest);
      if (rank + count <= from || rank >= to) {
        rank += count;
        continue;
      }
      for (; rest !== 0; rest &= rest - 1, rank += 1) {
        if (rank >= from && rank < to) picked.push(word * 32 + (31 - Math.clz32(rest & -rest)));
      }
    }
    return rank - before;
  }
}
