/** How far ahead to look for a different item, how many of the last ones it must differ from, and what it may cost. */
const lookAhead = 12;
const memory = 2;
const maxScoreLost = 2;

export interface Scored<Item> {
  readonly item: Item;
  readonly score: number;
}

/**
 * Separates similar items where another one nearby suits the person about as well, and otherwise keeps the order.
 * A person who asked for body scans still gets body scans.
 */
export function spread<Item>(
  items: readonly Scored<Item>[],
  areAlike: (one: Item, other: Item) => boolean,
): Item[] {
  const waiting = [...items];
  const placed: Item[] = [];
  while (waiting.length > 0) {
    const recent = placed.slice(-memory);
    const enough = (waiting[0]?.score ?? 0) - maxScoreLost;
    const next = waiting
      .slice(0, lookAhead)
      .findIndex(
        ({ item, score }) => score >= enough && !recent.some((neighbour) => areAlike(item, neighbour)),
      );
    placed.push(...waiting.splice(Math.max(0, next), 1).map(({ item }) => item));
  }
  return placed;
}
