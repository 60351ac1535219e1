import type { Scored } from "../recommend/spread.ts";

/** A place in a plan, and what may stand in it. */
export type Place<Item> = (item: Item) => boolean;

/** How much two items that are wholly alike cost, where the best and the worst score lie one apart. */
const costOfLikeness = 0.5;
const mostRounds = 30;
const leastGain = 1e-9;

/**
 * One item for each place, best first, then exchanged one by one for as long as that raises the scores and the variety
 * taken together. The same candidates in the same order always give the same plan. What is kept stands before them, stays,
 * and is not picked again.
 */
export function pickVaried<Item>(
  candidates: readonly Scored<Item>[],
  places: readonly Place<Item>[],
  likeness: (one: Item, other: Item) => number,
  kept: readonly Item[] = [],
): Item[] {
  const items = candidates.map(({ item }) => item);
  const keptAt = items.flatMap((item, index) => (kept.includes(item) ? [index] : []));
  const worth = normalise(candidates.map(({ score }) => score));
  const alike = memoise(items, likeness);
  const gainOf = (candidate: number, others: readonly number[]) =>
    others.reduce((gain, other) => gain - costOfLikeness * alike(candidate, other), worth[candidate] ?? 0);
  const bestFor = (place: Place<Item>, picked: readonly number[], others: readonly number[]) =>
    best(
      items.flatMap((item, index) => (picked.includes(index) || !place(item) ? [] : [index])),
      (index) => gainOf(index, others),
    );

  const picked: number[] = [];
  const filled: Place<Item>[] = [];
  for (const place of places) {
    const taken = [...keptAt, ...picked];
    const own = bestFor(place, taken, taken);
    const found = own ?? bestFor(anything, taken, taken);
    if (found === null) break;
    picked.push(found);
    filled.push(own === null ? anything : place);
  }
  for (let round = 0; round < mostRounds && exchange(); round += 1);
  return [...kept, ...picked.flatMap((index) => items.slice(index, index + 1))];

  function exchange(): boolean {
    let hasChanged = false;
    filled.forEach((place, at) => {
      const others = [...keptAt, ...picked.toSpliced(at, 1)];
      const found = bestFor(place, [...keptAt, ...picked], others);
      if (found === null || gainOf(found, others) <= gainOf(picked[at] ?? 0, others) + leastGain) return;
      picked[at] = found;
      hasChanged = true;
    });
    return hasChanged;
  }
}

const anything = () => true;

/** The first of the best. */
function best(indices: readonly number[], gain: (index: number) => number): number | null {
  let found: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const index of indices) {
    const value = gain(index);
    if (value > most) {
      found = index;
      most = value;
    }
  }
  return found;
}

function normalise(scores: readonly number[]): number[] {
  const least = Math.min(...scores);
  const range = Math.max(...scores) - least;
  return scores.map((score) => (range === 0 ? 0 : (score - least) / range));
}

function memoise<Item>(
  items: readonly Item[],
  likeness: (one: Item, other: Item) => number,
): (one: number, other: number) => number {
  const known = new Map<number, number>();
  return (one, other) => {
    const key = Math.min(one, other) * items.length + Math.max(one, other);
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const [first, second] = [items[one], items[other]];
    const value = first === undefined || second === undefined ? 0 : likeness(first, second);
    known.set(key, value);
    return value;
  };
}
