import type { Scored } from "../../recommend/spread.ts";

/** A place in a plan. */
export interface Place<Item> {
  readonly accepts: (item: Item) => boolean;
  /** What an item must be for the plan to have enough of a kind. Dropped if nothing is. */
  readonly requires?: (item: Item) => boolean;
}

export interface FillingRules<Item> {
  /** How many steps of relaxation an item needs; see `relaxSteps`. */
  readonly countSteps: (item: Item) => number;
  readonly maxSteps: number;
  /** From 0 for items that have nothing in common to 1 for items that are alike. */
  readonly compare: (one: Item, other: Item) => number;
  /** Tells which items may join the ones that are picked, at this place. */
  readonly openPlace: (picked: readonly (Item | null)[], at: number) => (item: Item) => boolean;
  /** Of items that need equally little relaxation, those come first that this prefers beside the ones that are picked. */
  readonly prefers?: (item: Item, at: number, picked: readonly (Item | null)[]) => boolean;
}

/** The penalty for two identical items, on a scale where the best and worst scores are 1 apart. */
const similarityPenalty = 0.5;
const maxRounds = 30;
const minGain = 1e-9;

/**
 * Fills each place with the best item left. Items that meet every wish come first, then those that need one more step of
 * relaxation, so no wish is relaxed for more items than necessary. Then single items are swapped, within their step,
 * while that raises score and variety together. The same input always gives the same plan.
 */
export function fillPlaces<Item>(
  candidates: readonly Scored<Item>[],
  places: readonly Place<Item>[],
  { countSteps, maxSteps, compare, openPlace, prefers = () => true }: FillingRules<Item>,
  kept: readonly (Item | null)[] = [],
): (Item | null)[] {
  const items = candidates.map(({ item }) => item);
  const steps = items.map(countSteps);
  const worth = normalise(candidates.map(({ score }) => score));
  const similarity = memoise(items, compare);
  const picked: (number | null)[] = places.map((_, at) => {
    const item = kept[at] ?? null;
    return item === null ? null : items.indexOf(item);
  });
  const isKept = picked.map((index) => index !== null);
  const itemAt = (index: number | null) => (index === null ? null : (items[index] ?? null));
  const listPicked = () => picked.map(itemAt);
  const listOthers = (at: number) => listPicked().with(at, null);
  const gain = (candidate: number, at: number) =>
    picked.reduce<number>(
      (sum, other, place) =>
        other === null || place === at ? sum : sum - similarityPenalty * similarity(candidate, other),
      worth[candidate] ?? 0,
    );
  const isPreferred = (index: number, at: number, others: readonly (Item | null)[]) => {
    const item = itemAt(index);
    return item !== null && prefers(item, at, others);
  };
  const findBest = (at: number, limit: number, hasRequirement: boolean): number | null => {
    const place = places[at];
    const others = listOthers(at);
    const mayJoin = openPlace(others, at);
    const fitting = items.flatMap((item, index) =>
      place !== undefined &&
      (steps[index] ?? 0) <= limit &&
      !picked.includes(index) &&
      place.accepts(item) &&
      (!hasRequirement || place.requires === undefined || place.requires(item)) &&
      mayJoin(item)
        ? [index]
        : [],
    );
    const preferred = fitting.filter((index) => isPreferred(index, at, others));
    return findMax(preferred.length > 0 ? preferred : fitting, (index) => gain(index, at));
  };

  const fill = (hasRequirement: boolean) => {
    for (let limit = 0; limit <= maxSteps; limit += 1) {
      for (const at of orderByScarcity(limit, hasRequirement)) {
        const found = picked[at] === null ? findBest(at, limit, hasRequirement) : null;
        if (found !== null) picked[at] = found;
      }
    }
  };
  fill(true);
  if (places.some(({ requires }) => requires !== undefined)) fill(false);
  for (let round = 0; round < maxRounds && swapOnce(); round += 1);
  return listPicked();

  /** A place that few items fit is filled before one that many fit. */
  function orderByScarcity(limit: number, hasRequirement: boolean): number[] {
    const supply = places.map(
      ({ accepts, requires }) =>
        items.filter(
          (item, index) =>
            (steps[index] ?? 0) <= limit &&
            accepts(item) &&
            (!hasRequirement || requires === undefined || requires(item)),
        ).length,
    );
    return places
      .map((_, at) => at)
      .toSorted((one, other) => (supply[one] ?? 0) - (supply[other] ?? 0) || one - other);
  }

  function swapOnce(): boolean {
    let hasChanged = false;
    places.forEach((place, at) => {
      const current = picked[at];
      if (current === null || current === undefined || isKept[at] === true) return;
      const item = items[current];
      const isRequired = item !== undefined && place.requires?.(item) === true;
      const found = findBest(at, steps[current] ?? 0, isRequired);
      if (found === null || !isBetter(found, current, at)) return;
      picked[at] = found;
      hasChanged = true;
    });
    return hasChanged;
  }

  function isBetter(found: number, current: number, at: number): boolean {
    const others = listOthers(at);
    const isFoundPreferred = isPreferred(found, at, others);
    return isFoundPreferred === isPreferred(current, at, others)
      ? gain(found, at) > gain(current, at) + minGain
      : isFoundPreferred;
  }
}

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
