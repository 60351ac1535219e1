import type { OutputOf } from "@fernwell/contract/endpoint";
import type { listSwapOptions, searchPlanItems } from "@fernwell/contract/plan-entries";
import { entryToWire } from "@fernwell/contract/plan-entry-wire";
import { type PlanReading, planReadingSchema } from "@fernwell/contract/plan-reading";
import type * as contract from "@fernwell/contract/plans";
import { listCovered } from "@fernwell/domain/grocery/ticks";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { Entry } from "@fernwell/domain/planning/entries/entry";
import type { SwapOption } from "@fernwell/domain/planning/entries/rank-swaps";
import type { Servable } from "@fernwell/domain/safety/gate";
import { Serialised } from "../../platform/http/serialised.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { extendItem, type PersonalItem } from "../items/items.service.ts";
import { type Household, listGroceries, listNeeds } from "./plan-groceries.ts";
import { listPlannedMeals } from "./planned-meals.ts";
import type { PlanRow } from "./plans.queries.ts";

/** A plan with all of its items. */
interface FullPlan {
  readonly kind: ItemKind;
  readonly row: PlanRow;
  readonly entries: readonly Entry[];
  readonly peopleCookedFor: number | null;
  readonly items: readonly PersonalItem[];
  readonly household: Household;
}

export function planToWire(
  snapshot: Snapshot,
  plan: FullPlan,
): Serialised<OutputOf<typeof contract.listPlans>> {
  return Serialised.arrayOfLists([
    {
      fields: {
        ...planFields(plan.row),
        ...entriesFields(plan),
        ...buildKindFields[plan.kind](plan, snapshot),
      },
      list: "items",
      objects: plan.items.map((item) => extendItem(snapshot, item, "planned")),
    },
  ]);
}

/** What only plans of one kind have. */
const buildKindFields: {
  readonly [Kind in ItemKind]: (
    plan: FullPlan,
    snapshot: Snapshot,
  ) => Omit<
    contract.FullPlan<Kind>,
    Exclude<keyof contract.PlanCard, "ingredient_names"> | keyof ReturnType<typeof entriesFields>
  >;
} = {
  meal: ({ row, entries, peopleCookedFor, household }, snapshot) => {
    const meals = listPlannedMeals({ ...row, entries }, peopleCookedFor, snapshot);
    return {
      groceries: listGroceries(meals, snapshot, household),
      ingredient_names: listCovered(household.ticks, listNeeds(meals, snapshot)),
    };
  },
  exercise: ({ row }) => ({ ingredient_names: [...row.tickedNames] }),
  meditation: ({ row }) => ({ ingredient_names: [...row.tickedNames] }),
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

export function swapOptionsToWire(
  snapshot: Snapshot,
  options: readonly SwapOption<ItemByKind[ItemKind]>[],
  favourites: ReadonlySet<string>,
): Serialised<OutputOf<typeof listSwapOptions>> {
  return Serialised.array(
    options.map(({ item, reason }) => {
      const isFavourite = favourites.has(item.id);
      const { open, more } = extendItem(snapshot, { item, isFavourite, conflicts: [] }, "card");
      return { open, more: { ...more, reason } };
    }),
  );
}

interface FoundItems extends Omit<PlanItemPage, "hiddenCount"> {
  readonly favourites: ReadonlySet<string>;
}

export function foundItemsToWire(
  snapshot: Snapshot,
  { items, total, favourites }: FoundItems,
): Serialised<OutputOf<typeof searchPlanItems>> {
  return Serialised.page(
    items.map((item) =>
      extendItem(snapshot, { item, isFavourite: favourites.has(item.id), conflicts: [] }, "card"),
    ),
    { totalCount: total },
  );
}

/** A reading of an earlier release that the contract no longer has is left out. */
export function parseReading({ reading }: Pick<PlanRow, "reading">): PlanReading | null {
  return planReadingSchema
    .nullable()
    .catch(null)
    .parse(JSON.parse(reading ?? "null"));
}

function entriesFields({ row, entries, peopleCookedFor }: FullPlan) {
  return {
    entries: entries.map(entryToWire),
    cooking_for: row.cookingFor,
    people_cooked_for: peopleCookedFor,
    reading: parseReading(row),
  };
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
