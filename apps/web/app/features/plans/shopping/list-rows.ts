import type { GroceryRow } from "@fernwell/contract/plans";
import type { ShoppingList } from "@fernwell/contract/shopping-lists";
import type { IngredientGroup } from "@fernwell/domain/food/ingredient";
import { classifyIngredient } from "@fernwell/domain/grocery/ingredient-groups";

interface ListRow {
  readonly name: string;
  readonly group: IngredientGroup;
  /** Null for what the person wrote on the list. */
  readonly row: GroceryRow | null;
  readonly isTicked: boolean;
}

/** What is to be bought, with what is ticked already. What is always at home is left out. */
export function listRows(
  { groceries }: Pick<ShoppingList, "groceries">,
  extras: readonly string[],
  ticks: readonly string[],
): ListRow[] {
  return [
    ...groceries
      .filter(({ is_staple }) => !is_staple)
      .map((row) => ({ name: row.name, group: row.group, row })),
    ...extras
      .filter((name) => groceries.every((row) => row.name !== name))
      .map((name) => ({ name, group: classifyIngredient(name), row: null })),
  ].map((each) => ({ ...each, isTicked: ticks.includes(each.name) }));
}
