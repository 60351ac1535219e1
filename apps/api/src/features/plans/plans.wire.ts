import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/plans";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { Servable } from "@fernwell/domain/safety/gate";
import { Serialised } from "../../platform/http/serialised.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { extendItem, type PersonalItem } from "../items/items.service.ts";
import { listGroceries } from "./plan-groceries.ts";
import type { PlanRow } from "./plans.queries.ts";

/** A plan with all of its items. */
interface FullPlan {
  readonly kind: ItemKind;
  readonly row: PlanRow;
  readonly items: readonly PersonalItem[];
}

export function planToWire(
  snapshot: Snapshot,
  { kind, row, items }: FullPlan,
): Serialised<OutputOf<typeof contract.listPlans>> {
  return Serialised.arrayOfLists([
    {
      fields: { ...planFields(row), ...buildKindFields[kind](row, snapshot) },
      list: "items",
      objects: items.map((item) => extendItem(snapshot, item, "planned")),
    },
  ]);
}

/** What only plans of one kind have. */
const buildKindFields: {
  readonly [Kind in ItemKind]: (
    row: PlanRow,
    snapshot: Snapshot,
  ) => Omit<contract.FullPlan<Kind>, keyof contract.PlanCard>;
} = {
  meal: ({ itemIds }, snapshot) => ({ groceries: listGroceries(itemIds, snapshot) }),
  exercise: () => ({}),
  meditation: () => ({}),
};

export function planCardToWire(row: PlanRow, items: contract.PlanCard["items"]): contract.PlanCard {
  return { ...planFields(row), items };
}

/** Takes only what the gate has let through. */
interface PlanItemPage {
  readonly items: readonly Servable<ItemByKind[ItemKind]>[];
  readonly total: number;
  readonly hiddenCount: number;
}

export function planItemsToWire(
  snapshot: Snapshot,
  { items, total, hiddenCount }: PlanItemPage,
): Serialised<OutputOf<typeof contract.selectPlanItems>> {
  return Serialised.page(
    items.map((item) => extendItem(snapshot, { item, isFavourite: true, conflicts: [] }, "card")),
    { otherCount: total, hiddenCount },
  );
}

function planFields({ planId, name, createdAt, extraIngredients, tickedNames }: PlanRow) {
  return {
    id: planId,
    _id: planId,
    plan_id: planId,
    plan_name: name,
    created_at: createdAt.toISOString(),
    extra_ingredients: [...extraIngredients],
    ingredient_names: [...tickedNames],
  };
}
