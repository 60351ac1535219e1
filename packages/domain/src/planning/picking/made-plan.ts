/** An item at its place in a plan. */
export interface PlanEntry<Item> {
  readonly item: Item;
  /** Counted from 0; null if the prompt names no days. */
  readonly day: number | null;
  readonly slot: string | null;
  readonly servings: number | null;
  /** The index of the entry that cooks it. */
  readonly leftoverOf: number | null;
}

/** What the plan does not keep of the request, in a sentence, and for which items. */
export interface Relaxation {
  /** The chip that it is about. */
  readonly id: string;
  readonly text: string;
  readonly itemIds: readonly string[];
}

export interface MadePlan<Item> {
  readonly entries: readonly PlanEntry<Item>[];
  readonly relaxations: readonly Relaxation[];
}

export const maxItemsFromPrompt = 50;
