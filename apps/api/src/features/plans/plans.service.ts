import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/plans";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { Serialised } from "../../platform/http/serialised.ts";
import { findCard, lookUpOf } from "../catalogue/catalogue.service.ts";
import { listFavouriteIds } from "../favourites/favourites.service.ts";
import { findCircumstances } from "../preferences/preferences.service.ts";
import type { Circumstances } from "../preferences/preferences.types.ts";
import { groceriesOf } from "./plan-groceries.ts";
import { deletePlan, findPlan, listPlanRows, lockPlans, type PlanRow } from "./plans.queries.ts";
import { type PlanSubject, subjectOf } from "./plans.types.ts";

export { listPlannedDays } from "./planned-days.ts";
export { saveExtraIngredients, savePlan } from "./save-plan.ts";

type PlanDeps = Pick<Deps, "db" | "catalogue" | "clock">;

export async function listPlans(
  deps: PlanDeps,
  { userId }: Actor,
  { item_name, plan_id: planId }: ParsedInput<typeof contract.listPlans>["query"],
): Promise<Serialised<OutputOf<typeof contract.listPlans>> | contract.PlanCard[]> {
  const subject = subjectOf[item_name];
  if (planId === undefined) return listPlanCards(deps, userId, subject);

  const plan = await findPlan(deps.db, { userId, planId }, subject);
  if (!plan) throw new AppError("planNotFound");
  const [person, favourites] = await Promise.all([
    findCircumstances(deps, userId, subject),
    listFavouriteIds(deps.db, userId, subject),
  ]);
  return readPlan(deps, subject, plan, { person, favourites });
}

async function listPlanCards(
  { db, catalogue }: PlanDeps,
  userId: Actor["userId"],
  subject: PlanSubject,
): Promise<contract.PlanCard[]> {
  const snapshot = catalogue.requireSnapshot();
  const rows = await listPlanRows(db, userId, subject);
  return rows.map((row) => ({
    ...planFields(row),
    items: row.itemIds.flatMap((id) => findCard(subject, snapshot, id) ?? []),
  }));
}

/** An item says what speaks against it now: answers change after a plan was made. */
function readPlan(
  { catalogue }: PlanDeps,
  subject: PlanSubject,
  row: PlanRow,
  { person, favourites }: { readonly person: Circumstances; readonly favourites: readonly string[] },
): Serialised<OutputOf<typeof contract.listPlans>> {
  const snapshot = catalogue.requireSnapshot();
  const lookUp = lookUpOf(subject, snapshot, person);
  const objects = row.itemIds.flatMap((id) => {
    const found = lookUp(id);
    if (found === null) return [];
    return [{ open: found.body, more: { favorite: favourites.includes(id), conflicts: found.conflicts } }];
  });
  const groceries = subject === "meal" ? { groceries: groceriesOf(row.itemIds, snapshot) } : {};
  return Serialised.arrayOfLists([{ fields: { ...planFields(row), ...groceries }, list: "items", objects }]);
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

/** Removing what is gone, or was never theirs, is removing nothing. A change under way is waited for. */
export async function removePlan(
  { db }: PlanDeps,
  { userId }: Actor,
  { item_name, item_id: planId }: ParsedInput<typeof contract.removePlan>["query"],
): Promise<{ status_code: 200 }> {
  await inTransaction(db, async (tx) => {
    await lockPlans(tx, userId);
    await deletePlan(tx, { userId, planId }, subjectOf[item_name]);
  });
  return { status_code: 200 };
}

/** Favourites are asked for by either name. */
const subjectsByName = {
  ...subjectOf,
  favorite_meal_plan: "meal",
  favorite_exercise_plan: "exercise",
  favorite_meditation_plan: "meditation",
} as const;

export async function selectPlanItems(
  deps: PlanDeps,
  { userId }: Actor,
  { item_name, page, page_size }: ParsedInput<typeof contract.selectPlanItems>["query"],
): Promise<Serialised<OutputOf<typeof contract.selectPlanItems>>> {
  const subject = subjectsByName[item_name];
  const [ids, person] = await Promise.all([
    listFavouriteIds(deps.db, userId, subject),
    findCircumstances(deps, userId, subject),
  ]);
  const lookUp = lookUpOf(subject, deps.catalogue.requireSnapshot(), person);
  const found = ids.flatMap((id) => lookUp(id) ?? []);
  const offered = found.filter(({ servable }) => servable !== null);
  const onPage = offered.slice((page - 1) * page_size, page * page_size);
  return Serialised.page(
    onPage.map(({ body }) => ({ open: body, more: { favorite: true, conflicts: [] } })),
    { otherCount: offered.length, hiddenCount: found.length - offered.length },
  );
}
