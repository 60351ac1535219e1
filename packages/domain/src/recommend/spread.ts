import { maxScoreLost } from "./weights.ts";

/** How far ahead to look for a different item, and how many of the last ones it must differ from. */
const lookAhead = 12;
const memory = 2;

export interface Scored<Item> {
  readonly item: Item;
  readonly score: number;
}

/** Items for one share of the places, the best first. Pools may have items in common. */
export interface Pool {
  readonly parts: number;
  readonly items: readonly Scored<number>[];
}

export interface Variety {
  /** Whether two items are too similar to stand side by side. */
  areAlike(one: number, other: number): boolean;
  /** The cuisine, pattern or practice, of which there are never three in a row. */
  sortOf(position: number): string;
}

/**
 * Fills so many places from the pools, so that each has its share at every place; at equal need the first pool comes
 * first. Separates similar items where another one of the pool suits the person about as well, and otherwise keeps the
 * order. Three of one sort stand in a row only where the pools have no other left.
 */
export function spread(
  pools: readonly Pool[],
  count: number,
  variety: Variety,
  before: readonly number[] = [],
): number[] {
  const allParts = pools.reduce((sum, { parts }) => sum + parts, 0);
  const taken = pools.map(() => 0);
  const placed = new Set<number>();
  let recent = before.slice(-memory);
  while (placed.size < count) {
    const needs = pools.map(({ parts }, at) => parts * (placed.size + 1) - (taken[at] ?? 0) * allParts);
    const byNeed = [...needs.keys()].sort((one, other) => (needs[other] ?? 0) - (needs[one] ?? 0));
    const found =
      findIn(byNeed, (at) => findNext(pools[at]?.items ?? [], placed, recent, variety)) ??
      findIn(byNeed, (at) => pools[at]?.items.find(({ item }) => !placed.has(item)));
    if (found === null) break;
    placed.add(found.next.item);
    taken[found.at] = (taken[found.at] ?? 0) + 1;
    recent = [...recent, found.next.item].slice(-memory);
  }
  return [...placed];
}

/** The first of the pools that has something, with what it has. */
function findIn(
  order: readonly number[],
  find: (pool: number) => Scored<number> | undefined,
): { readonly at: number; readonly next: Scored<number> } | null {
  for (const at of order) {
    const next = find(at);
    if (next !== undefined) return { at, next };
  }
  return null;
}

/** The first that differs from the recent ones and suits about as well as the best, or else the best that is no third. */
function findNext(
  items: readonly Scored<number>[],
  placed: ReadonlySet<number>,
  recent: readonly number[],
  { areAlike, sortOf }: Variety,
): Scored<number> | undefined {
  let [seen, enough] = [0, 0];
  let best: Scored<number> | undefined;
  for (const candidate of items) {
    if (placed.has(candidate.item)) continue;
    best ??= candidate;
    if (seen === 0) enough = candidate.score - maxScoreLost;
    if (seen === lookAhead || candidate.score < enough) break;
    if (!recent.some((neighbour) => areAlike(candidate.item, neighbour))) return candidate;
    seen += 1;
  }
  const [one, other] = recent;
  if (one === undefined || other === undefined || sortOf(one) !== sortOf(other)) return best;
  return items.find(({ item }) => !placed.has(item) && sortOf(item) !== sortOf(one));
}
