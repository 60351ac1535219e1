/** One item in a plan. The same item may stand in a plan several times, as several entries. */
export interface Entry {
  readonly id: string;
  readonly itemId: string;
  /** An ISO date. */
  readonly day: string | null;
  /** A meal type, or a time of day for the other kinds. */
  readonly slot: string | null;
  /** Null follows the plan's number, then the person's, then the recipe's. */
  readonly servings: number | null;
  readonly note: string | null;
  /** The entry that cooks it. One that is no longer in the plan, or is another item now, counts as none. */
  readonly leftoverOf: string | null;
  /** It was cooked, done or listened to. */
  readonly isDone: boolean;
}

/** What several devices may change about a plan. */
export interface PlannedEntries<Each extends Entry = Entry> {
  readonly cookingFor: number | null;
  /** In order; every id once. */
  readonly entries: readonly Each[];
}

/** The ids of a plan's items in order, each once. */
export function listItemIds(entries: readonly Pick<Entry, "itemId">[]): string[] {
  return [...new Set(entries.map(({ itemId }) => itemId))];
}
