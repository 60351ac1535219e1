import type { ItemKind } from "@fernwell/domain/item-kind";

/** What a person did with things of a kind. */
export const kindWords: Readonly<Record<ItemKind, string>> = {
  meal: "Cooked",
  exercise: "Moved",
  meditation: "Rested",
};
