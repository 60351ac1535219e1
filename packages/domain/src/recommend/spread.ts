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
    const [next] = waiting.splice(findNext(waiting, placed.slice(-memory), areAlike), 1);
    if (next !== undefined) placed.push(next.item);
  }
  return placed;
}

/** The first that differs from the recent ones and suits about as well as the best, or else the best. */
function findNext<Item>(
  waiting: readonly Scored<Item>[],
  recent: readonly Item[],
  areAlike: (one: Item, other: Item) => boolean,
): number {
  const enough = (waiting[0]?.score ?? 0) - maxScoreLost;
  for (let at = 0; at < lookAhead; at += 1) {
    const candidate = waiting[at];
    if (candidate === undefined || candidate.score < enough) break;
    if (!recent.some((neighbour) => areAlike(candidate.item, neighbour))) return at;
  }
  return 0;
}
