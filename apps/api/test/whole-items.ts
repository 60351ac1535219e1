import type { Exercise, Meal } from "@fernwell/contract/catalogue";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { Product } from "./product.ts";

interface WholeItems {
  readonly meal: Omit<Meal, "favorite">;
  readonly exercise: Omit<Exercise, "favorite">;
}

/** Every field of an item that a list showed a card of. */
export function getWholeItem<Kind extends ItemKind & keyof WholeItems>(
  { composition }: Pick<Product, "composition">,
  kind: Kind,
  id: string,
): WholeItems[Kind] {
  const snapshot = composition.deps.catalogue.requireSnapshot();
  const item = snapshot.shelves[kind].find(id);
  if (item === null) throw new Error(`${id} is not in the catalogue`);
  return JSON.parse(`${snapshot.getBody(item, "whole")}}`);
}
