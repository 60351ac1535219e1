import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/plans";
import { type ListChange, mergeChange } from "@fernwell/domain/planning/merge-change";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { lookUpOf } from "../catalogue/catalogue.service.ts";
import { findCircumstances } from "../preferences/preferences.service.ts";
import type { Circumstances } from "../preferences/preferences.types.ts";
import {
  countPlans,
  findPlan,
  findSamePlan,
  insertPlan,
  lockPlans,
  noteChange,
  type PlanKey,
  type PlanRow,
  type ServableItem,
  updateExtras,
  updatePlan,
} from "./plans.queries.ts";
import { type PlanSubject, subjectOf } from "./plans.types.ts";

type PlanDeps = Pick<Deps, "db" | "catalogue" | "clock">;
type SaveInput = ParsedInput<typeof contract.savePlan>["query"];
type Saved = OutputOf<typeof contract.savePlan>;

const mostPlans = 100;

/** A call that comes again within this time is the same call: it makes no second plan. */
const sameCallSeconds = 60;

export async function savePlan(deps: PlanDeps, { userId }: Actor, input: SaveInput): Promise<Saved> {
  const subject = subjectOf[input.item_name];
  const { plan_id: planId } = input;
  const gate = createGate(deps, subject, await findCircumstances(deps, userId, subject));
  return inTransaction(deps.db, async (tx) => {
    await lockPlans(tx, userId);
    return planId === undefined
      ? makePlan(tx, userId, subject, input, gate)
      : changePlan(tx, { userId, planId }, subject, input, gate);
  });
}

async function makePlan(
  tx: Transaction,
  userId: PlanKey["userId"],
  kind: PlanSubject,
  { plan_name: name, item_id }: SaveInput,
  gate: Gate,
): Promise<Saved> {
  const itemIds = [...new Set(item_id)];
  const same = await findSamePlan(tx, userId, { kind, name, itemIds }, sameCallSeconds);
  if (same) return toSaved(same);

  const items = itemIds.map(gate);
  if ((await countPlans(tx, userId, kind)) >= mostPlans) throw new AppError("tooManyPlans");
  const planId = newId();
  await insertPlan(tx, { userId, planId }, { kind, name, items });
  return toSaved({ planId, name, itemIds, tickedNames: [] });
}

/** What is in the plan stays, also when it no longer suits the person; what is added has to suit them now. */
async function changePlan(
  tx: Transaction,
  key: PlanKey,
  kind: PlanSubject,
  input: SaveInput,
  gate: Gate,
): Promise<Saved> {
  const plan = await requirePlan(tx, key, kind);
  if (!(await isNew(tx, key, input))) return toSaved(plan);

  const { item_id, known_item_id, ingredient_names, known_ingredient_names, plan_name: name } = input;
  const itemIds = merged(plan.itemIds, known_item_id, item_id);
  const keptIds = itemIds.filter((id) => plan.itemIds.includes(id));
  const added = itemIds.filter((id) => !plan.itemIds.includes(id)).map(gate);
  const tickedNames =
    ingredient_names === undefined
      ? plan.tickedNames
      : merged(plan.tickedNames, known_ingredient_names, ingredient_names);
  await updatePlan(tx, key, { name, keptIds, added, tickedNames });
  return toSaved({
    planId: key.planId,
    name,
    itemIds: [...keptIds, ...added.map(({ id }) => id)],
    tickedNames,
  });
}

export async function saveExtraIngredients(
  { db }: PlanDeps,
  { userId }: Actor,
  input: ParsedInput<typeof contract.saveExtraIngredients>["query"],
): Promise<OutputOf<typeof contract.saveExtraIngredients>> {
  const key = { userId, planId: input.plan_id };
  return inTransaction(db, async (tx) => {
    await lockPlans(tx, userId);
    const plan = await requirePlan(tx, key, subjectOf[input.item_name]);
    if (!(await isNew(tx, key, input))) return { extra_ingredients: [...plan.extraIngredients] };

    const extras = merged(plan.extraIngredients, input.known_extra_ingredients, input.extra_ingredients);
    await updateExtras(tx, key, extras);
    return { extra_ingredients: extras };
  });
}

async function requirePlan(tx: Transaction, key: PlanKey, kind: PlanSubject): Promise<PlanRow> {
  const plan = await findPlan(tx, key, kind);
  if (!plan) throw new AppError("planNotFound");
  return plan;
}

async function isNew(
  tx: Transaction,
  key: PlanKey,
  { device, change }: { readonly device?: string | undefined; readonly change?: number | undefined },
): Promise<boolean> {
  return device === undefined || change === undefined || (await noteChange(tx, key, { device, change }));
}

/** A device that does not say what it knew has, to the letter, the last word on the whole list. */
function merged(
  stored: readonly string[],
  known: readonly string[] | undefined,
  wanted: ListChange["wanted"],
): string[] {
  return mergeChange(stored, { known: known ?? stored, wanted });
}

type Gate = (id: string) => ServableItem;

/** Answers the item, or tells why it cannot be saved. */
function createGate({ catalogue }: PlanDeps, subject: PlanSubject, person: Circumstances): Gate {
  const lookUp = lookUpOf(subject, catalogue.requireSnapshot(), person);
  return (id) => {
    const found = lookUp(id);
    if (found === null) throw new AppError("itemNotFound");
    if (found.servable === null) {
      throw new AppError("notForYou", { detail: `${found.name}: ${found.conflicts.join(" ")}` });
    }
    return found.servable;
  };
}

function toSaved({
  planId,
  name,
  itemIds,
  tickedNames,
}: Pick<PlanRow, "planId" | "name" | "itemIds" | "tickedNames">): Saved {
  return { id: planId, plan_name: name, item_ids: [...itemIds], ingredient_names: [...tickedNames] };
}
