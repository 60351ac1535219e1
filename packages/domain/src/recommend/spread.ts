/** How far ahead a different item is looked for, how many of the last ones it has to differ from, and what it may cost. */
const lookAhead = 12;
const memory = 2;
const mostScoreLost = 2;

export interface Scored<Item> {
  readonly item: Item;
  readonly score: number;
}

/**
 * Keeps the order as far as it can while neighbours differ: no two alike side by side if another one is near that
 * suits the person about as well. Whoever asked for body scans gets body scans.
 */
export function spread<Item>(
  items: readonly Scored<Item>[],
  areAlike: (one: Item, other: Item) => boolean,
): Item[] {
  const waiting = [...items];
  const placed: Item[] = [];
  while (waiting.length > 0) {
    const recent = placed.slice(-memory);
    const enough = (waiting[0]?.score ?? 0) - mostScoreLost;
    const next = waiting
      .slice(0, lookAhead)
      .findIndex(
        ({ item, score }) => score >= enough && !recent.some((neighbour) => areAlike(item, neighbour)),
      );
    placed.push(...waiting.splice(Math.max(0, next), 1).map(({ item }) => item));
  }
  return placed;
}
