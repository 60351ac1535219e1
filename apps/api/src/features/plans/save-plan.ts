import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import * as contract from "@fernwell/contract/plans";
import type { Need } from "@fernwell/domain/grocery/ticks";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { type Entry, listItemIds } from "@fernwell/domain/planning/entries/entry";
import { areSameLists, type ListChange, mergeChange } from "@fernwell/domain/planning/sync/merge-change";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { findPeopleCookedFor } from "../profiles/profiles.service.ts";
import { createEntry, listEntries, replaceEntries } from "./entries.queries.ts";
import { createPlanGate, type PlanGate } from "./plan-gate.ts";
import { listNeeds } from "./plan-groceries.ts";
import { maxPlans, requireRoom } from "./plan-room.ts";
import { savePlanTicks } from "./plan-ticks.ts";
import { listPlannedMeals } from "./planned-meals.ts";
import {
  countPlans,
  findPlan,
  findSamePlan,
  insertPlan,
  noteChange,
  type PlanKey,
  type PlanRow,
  updateExtras,
  updatePlan,
} from "./plans.queries.ts";

type PlanDeps = Pick<Deps, "db" | "catalogue" | "clock" | "metrics">;
type SaveInput = ParsedInput<typeof contract.savePlan>["query"];
type Saved = OutputOf<typeof contract.savePlan>;

/** A call that comes again within this time is the same call: it makes no second plan. */
const sameCallSeconds = 60;

/** What was saved, and the lists that another device had changed since this one received them. */
interface Merged<Result> {
  readonly result: Result;
  readonly conflicts: readonly ListName[];
}

type ListName = "items" | "ticks" | "extras";

export async function savePlan(deps: PlanDeps, { userId }: Actor, input: SaveInput): Promise<Saved> {
  const kind = parseItemKind(input.item_name);
  const { plan_id: planId } = input;
  const merged = await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    const person = await getPersonContext({ ...deps, db: tx }, userId, kind);
    const gate = createPlanGate(deps, person);
    return planId === undefined
      ? withoutConflict(await makePlan(tx, userId, kind, input, gate))
      : changePlan(deps, tx, { userId, planId }, kind, input, gate);
  });
  return countConflicts(deps, merged);
}

async function makePlan(
  tx: Transaction,
  userId: PlanKey["userId"],
  kind: ItemKind,
  { plan_name: name, item_id }: SaveInput,
  gate: PlanGate,
): Promise<Saved> {
  const itemIds = [...new Set(item_id)];
  const same = await findSamePlan(tx, userId, { kind, name, itemIds }, sameCallSeconds);
  if (same) return toSaved(same);

  const items = itemIds.map(gate);
  if ((await countPlans(tx, userId, kind)) >= maxPlans) throw new AppError("too_many_plans");
  const planId = newId();
  await insertPlan(tx, { userId, planId }, { kind, name });
  await replaceEntries(tx, { userId, planId }, items.map(createEntry));
  return toSaved({ planId, name, itemIds, tickedNames: [] });
}

/**
 * What is in the plan stays, with its day, servings and note, also when it no longer suits the person; what is added has
 * to suit them now. Of an item that stands in the plan several times, all entries stay or go.
 */
async function changePlan(
  { catalogue }: PlanDeps,
  tx: Transaction,
  key: PlanKey,
  kind: ItemKind,
  input: SaveInput,
  gate: PlanGate,
): Promise<Merged<Saved>> {
  const plan = await requirePlan(tx, key, kind);
  const stored = await listEntries(tx, key);
  const peopleCookedFor = await findPeopleCookedFor(tx, key.userId);
  const listPlanNeeds = (entries: readonly Entry[]): Need[] => {
    if (kind !== "meal") return [];
    const snapshot = catalogue.requireSnapshot();
    return listNeeds(listPlannedMeals({ ...plan, entries }, peopleCookedFor, snapshot), snapshot);
  };
  if (!(await isNew(tx, key, input))) {
    const unchanged = { stored: plan.tickedNames, known: undefined, wanted: undefined };
    const { covered } = await savePlanTicks(tx, key, listPlanNeeds(stored), unchanged);
    return withoutConflict(toSaved({ ...plan, tickedNames: covered }));
  }

  const { item_id, known_item_id, ingredient_names, known_ingredient_names, plan_name: name } = input;
  const itemIds = merge(plan.itemIds, known_item_id, item_id, { max: contract.mostPlanItems, name: "items" });
  const entries = [
    ...stored.filter(({ itemId }) => itemIds.includes(itemId)).map((entry) => ({ ...entry, added: null })),
    ...itemIds.filter((id) => !plan.itemIds.includes(id)).map((id) => createEntry(gate(id))),
  ];
  requireRoom(entries.length, stored.length);
  const ticks = await savePlanTicks(tx, key, listPlanNeeds(entries), {
    stored: plan.tickedNames,
    known: known_ingredient_names,
    wanted: ingredient_names,
  });
  await updatePlan(tx, key, { name, tickedNames: ticks.names });
  await replaceEntries(tx, key, entries);
  const savedIds = listItemIds(entries);
  return {
    result: toSaved({ planId: key.planId, name, itemIds: savedIds, tickedNames: ticks.covered }),
    conflicts: [
      ...findConflict("items", plan.itemIds, known_item_id),
      ...findConflict("ticks", ticks.coveredBefore, known_ingredient_names),
    ],
  };
}

export async function saveExtraIngredients(
  deps: PlanDeps,
  { userId }: Actor,
  input: ParsedInput<typeof contract.saveExtraIngredients>["query"],
): Promise<OutputOf<typeof contract.saveExtraIngredients>> {
  const key = { userId, planId: input.plan_id };
  const { known_extra_ingredients: known, extra_ingredients: wanted } = input;
  const merged = await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    const { extraIngredients: stored } = await requirePlan(tx, key, parseItemKind(input.item_name));
    if (!(await isNew(tx, key, input))) return withoutConflict({ extra_ingredients: [...stored] });

    const extras = merge(stored, known, wanted, { max: contract.maxExtras, name: "extra ingredients" });
    await updateExtras(tx, key, extras);
    return { result: { extra_ingredients: extras }, conflicts: findConflict("extras", stored, known) };
  });
  return countConflicts(deps, merged);
}

function withoutConflict<Result>(result: Result): Merged<Result> {
  return { result, conflicts: [] };
}

function findConflict(
  list: ListName,
  stored: readonly string[],
  known: readonly string[] | undefined,
): ListName[] {
  return known === undefined || areSameLists(stored, known) ? [] : [list];
}

/** After the transaction, which may run more than once. */
function countConflicts<Result>({ metrics }: PlanDeps, { result, conflicts }: Merged<Result>): Result {
  for (const list of conflicts) metrics.syncConflicts.inc({ list });
  return result;
}

async function requirePlan(tx: Transaction, key: PlanKey, kind: ItemKind): Promise<PlanRow> {
  const plan = await findPlan(tx, key, kind);
  if (!plan) throw new AppError("plan_not_found");
  return plan;
}

async function isNew(
  tx: Transaction,
  key: PlanKey,
  { device, change }: { readonly device?: string | undefined; readonly change?: number | undefined },
): Promise<boolean> {
  return device === undefined || change === undefined || (await noteChange(tx, key, { device, change }));
}

/**
 * A device that does not say what it knew has, to the letter, the last word on the whole list. Each device may send a
 * full list, so that together they have too much. A list that does not grow is never refused.
 */
function merge(
  stored: readonly string[],
  known: readonly string[] | undefined,
  wanted: ListChange["wanted"],
  { max, name }: { readonly max: number; readonly name: string },
): string[] {
  const merged = mergeChange(stored, { known: known ?? stored, wanted });
  requireRoom(merged.length, stored.length, { max, name });
  return merged;
}

function toSaved({
  planId,
  name,
  itemIds,
  tickedNames,
}: Pick<PlanRow, "planId" | "name" | "itemIds" | "tickedNames">): Saved {
  return { id: planId, plan_name: name, item_ids: [...itemIds], ingredient_names: [...tickedNames] };
}
