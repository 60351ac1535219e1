import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type * as contract from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import { listItemIds } from "@fernwell/domain/planning/entries/entry";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import type { Serialised } from "../../platform/http/serialised.ts";
import { findThumbnail } from "../catalogue/catalogue.service.ts";
import { listFavouriteIds } from "../favourites/favourites.service.ts";
import { createItemLookup } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { findCookingSettings } from "../profiles/profiles.service.ts";
import { readStaples } from "../staples/staples.service.ts";
import { listEntries } from "./entries.queries.ts";
import { listPurchases } from "./plan-purchases.queries.ts";
import { deletePlan, findPlan, listPlanRows, type PlanRow } from "./plans.queries.ts";
import { planCardToWire, planItemsToWire, planToWire } from "./plans.wire.ts";

export { changePlanEntries, changePlanIn, makePlan, makePlanIn, startPlanIn } from "./change-entries.ts";
export { updateDone } from "./entries.queries.ts";
export { listSwapOptions, searchPlanItems } from "./find-items.ts";
export { listGroceries, listNeeds, type PlannedMeal } from "./plan-groceries.ts";
export { listPlannedDays } from "./planned-days.ts";
export { listPlansWithMeals, type PlanWithMeals } from "./planned-meals.ts";
export { hasPlan } from "./plans.queries.ts";
export { saveExtraIngredients, savePlan } from "./save-plan.ts";

type PlanDeps = Pick<Deps, "db" | "catalogue" | "clock">;

export async function listPlans(
  deps: PlanDeps,
  { userId }: Actor,
  { item_name, plan_id: planId }: ParsedInput<typeof contract.listPlans>["query"],
): Promise<Serialised<OutputOf<typeof contract.listPlans>> | contract.PlanCard[]> {
  const kind = parseItemKind(item_name);
  if (planId === undefined) return listPlanCards(deps, userId, kind);

  const plan = await findPlan(deps.db, { userId, planId }, kind);
  if (!plan) throw new AppError("plan_not_found");
  return readPlan(deps, userId, kind, plan);
}

async function listPlanCards(
  { db, catalogue }: PlanDeps,
  userId: UserId,
  kind: ItemKind,
): Promise<contract.PlanCard[]> {
  const snapshot = catalogue.requireSnapshot();
  const rows = await listPlanRows(db, userId, kind);
  return rows.map((row) =>
    planCardToWire(
      row,
      row.itemIds.flatMap((id) => findThumbnail(kind, snapshot, id) ?? []),
    ),
  );
}

/** Each item comes with its conflicts as of now: answers may have changed since the plan was made. */
async function readPlan(
  deps: PlanDeps,
  userId: UserId,
  kind: ItemKind,
  row: PlanRow,
): Promise<Serialised<OutputOf<typeof contract.listPlans>>> {
  const key = { userId, planId: row.planId };
  const [person, favouriteIds, entries, { peopleCookedFor, measures }, isStaple, bought] = await Promise.all([
    getPersonContext(deps, userId, kind),
    listFavouriteIds(deps.db, userId, kind),
    listEntries(deps.db, key),
    findCookingSettings(deps.db, userId),
    readStaples(deps.db, userId),
    listPurchases(deps.db, key),
  ]);
  const snapshot = deps.catalogue.requireSnapshot();
  const lookUp = createItemLookup(snapshot, person);
  const items = listItemIds(entries).flatMap((id) => {
    const found = lookUp(id);
    return found ? [{ ...found, isFavourite: favouriteIds.includes(id) }] : [];
  });
  const household = { isStaple, measures, ticks: { names: row.tickedNames, bought } };
  return planToWire(snapshot, { kind, row, entries, peopleCookedFor, items, household });
}

/** Waits for a change in progress. Does nothing for a plan that is gone or belongs to another person. */
export async function removePlan(
  { db }: PlanDeps,
  { userId }: Actor,
  { item_name, item_id: planId }: ParsedInput<typeof contract.removePlan>["query"],
): Promise<{ status_code: 200 }> {
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    await deletePlan(tx, { userId, planId }, parseItemKind(item_name));
  });
  return { status_code: 200 };
}

export async function selectPlanItems(
  deps: PlanDeps,
  { userId }: Actor,
  { item_name, page, page_size }: ParsedInput<typeof contract.selectPlanItems>["query"],
): Promise<Serialised<OutputOf<typeof contract.selectPlanItems>>> {
  const kind = parseItemKind(item_name);
  const [ids, person] = await Promise.all([
    listFavouriteIds(deps.db, userId, kind),
    getPersonContext(deps, userId, kind),
  ]);
  const snapshot = deps.catalogue.requireSnapshot();
  const lookUp = createItemLookup(snapshot, person);
  const found = ids.flatMap((id) => lookUp(id) ?? []);
  const offered = found.flatMap(({ servable }) => servable ?? []);
  return planItemsToWire(snapshot, {
    items: offered.slice((page - 1) * page_size, page * page_size),
    total: offered.length,
    hiddenCount: found.length - offered.length,
  });
}
