import type { Scored } from "../../recommend/spread.ts";

/** A place in a plan, as a test of which items may fill it. */
export type Place<Item> = (item: Item) => boolean;

/** The penalty for two identical items, on a scale where the best and worst scores are 1 apart. */
const similarityPenalty = 0.5;
const maxRounds = 30;
const minGain = 1e-9;

/**
 * Fills each place with the best item left, then swaps single items while that raises score and variety together.
 * Kept items come first in the result and are never swapped or picked twice. The same input always gives the same plan.
 */
export function pickVaried<Item>(
  candidates: readonly Scored<Item>[],
  places: readonly Place<Item>[],
  compare: (one: Item, other: Item) => number,
  kept: readonly Item[] = [],
): Item[] {
  const items = candidates.map(({ item }) => item);
  const keptAt = items.flatMap((item, index) => (kept.includes(item) ? [index] : []));
  const worth = normalise(candidates.map(({ score }) => score));
  const similarity = memoise(items, compare);
  const computeGain = (candidate: number, others: readonly number[]) =>
    others.reduce(
      (gain, other) => gain - similarityPenalty * similarity(candidate, other),
      worth[candidate] ?? 0,
    );
  const findBest = (place: Place<Item>, picked: readonly number[], others: readonly number[]) =>
    findMax(
      items.flatMap((item, index) => (picked.includes(index) || !place(item) ? [] : [index])),
      (index) => computeGain(index, others),
    );

  const picked: number[] = [];
  const filled: Place<Item>[] = [];
  for (const place of places) {
    const taken = [...keptAt, ...picked];
    const own = findBest(place, taken, taken);
    const found = own ?? findBest(anyItem, taken, taken);
    if (found === null) break;
    picked.push(found);
    filled.push(own === null ? anyItem : place);
  }
  for (let round = 0; round < maxRounds && swapOnce(); round += 1);
  return [...kept, ...picked.flatMap((index) => items.slice(index, index + 1))];

  function swapOnce(): boolean {
    let hasChanged = false;
    filled.forEach((place, at) => {
      const others = [...keptAt, ...picked.toSpliced(at, 1)];
      const found = findBest(place, [...keptAt, ...picked], others);
      if (found === null || computeGain(found, others) <= computeGain(picked[at] ?? 0, others) + minGain)
        return;
      picked[at] = found;
      hasChanged = true;
    });
    return hasChanged;
  }
}

const anyItem = () => true;

/** Returns the first of equally good ones. */
function findMax(indices: readonly number[], gain: (index: number) => number): number | null {
  let found: number | null = null;
  let max = Number.NEGATIVE_INFINITY;
  for (const index of indices) {
    const value = gain(index);
    if (value > max) {
      found = index;
      max = value;
    }
  }
  return found;
}

function normalise(scores: readonly number[]): number[] {
  const min = Math.min(...scores);
  const range = Math.max(...scores) - min;
  return scores.map((score) => (range === 0 ? 0 : (score - min) / range));
}

function memoise<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): (one: number, other: number) => number {
  const known = new Map<number, number>();
  return (one, other) => {
    const key = Math.min(one, other) * items.length + Math.max(one, other);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const [first, second] = [items[one], items[other]];
    const value = first === undefined || second === undefined ? 0 : compare(first, second);
    known.set(key, value);
    return value;
  };
}
