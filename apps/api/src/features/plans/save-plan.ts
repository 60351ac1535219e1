import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import * as contract from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { areSameLists, type ListChange, mergeChange } from "@fernwell/domain/planning/sync/merge-change";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { createItemLookup, describeConflicts } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import {
  countPlans,
  findPlan,
  findSamePlan,
  insertPlan,
  noteChange,
  type PlanKey,
  type PlanRow,
  type ServableItem,
  updateExtras,
  updatePlan,
} from "./plans.queries.ts";

type PlanDeps = Pick<Deps, "db" | "catalogue" | "clock" | "metrics">;
type SaveInput = ParsedInput<typeof contract.savePlan>["query"];
type Saved = OutputOf<typeof contract.savePlan>;

const mostPlans = 100;

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
    const gate = createGate(deps, person);
    return planId === undefined
      ? withoutConflict(await makePlan(tx, userId, kind, input, gate))
      : changePlan(tx, { userId, planId }, kind, input, gate);
  });
  return countConflicts(deps, merged);
}

async function makePlan(
  tx: Transaction,
  userId: PlanKey["userId"],
  kind: ItemKind,
  { plan_name: name, item_id }: SaveInput,
  gate: Gate,
): Promise<Saved> {
  const itemIds = [...new Set(item_id)];
  const same = await findSamePlan(tx, userId, { kind, name, itemIds }, sameCallSeconds);
  if (same) return toSaved(same);

  const items = itemIds.map(gate);
  if ((await countPlans(tx, userId, kind)) >= mostPlans) throw new AppError("too_many_plans");
  const planId = newId();
  await insertPlan(tx, { userId, planId }, { kind, name, items });
  return toSaved({ planId, name, itemIds, tickedNames: [] });
}

/** What is in the plan stays, also when it no longer suits the person; what is added has to suit them now. */
async function changePlan(
  tx: Transaction,
  key: PlanKey,
  kind: ItemKind,
  input: SaveInput,
  gate: Gate,
): Promise<Merged<Saved>> {
  const plan = await requirePlan(tx, key, kind);
  if (!(await isNew(tx, key, input))) return withoutConflict(toSaved(plan));

  const { item_id, known_item_id, ingredient_names, known_ingredient_names, plan_name: name } = input;
  const itemIds = merge(plan.itemIds, known_item_id, item_id, { max: contract.mostPlanItems, name: "items" });
  const keptIds = itemIds.filter((id) => plan.itemIds.includes(id));
  const added = itemIds.filter((id) => !plan.itemIds.includes(id)).map(gate);
  const tickedNames =
    ingredient_names === undefined
      ? plan.tickedNames
      : merge(plan.tickedNames, known_ingredient_names, ingredient_names, {
          max: contract.maxTicks,
          name: "ticked ingredients",
        });
  await updatePlan(tx, key, { name, keptIds, added, tickedNames });
  const saved = toSaved({
    planId: key.planId,
    name,
    itemIds: [...keptIds, ...added.map(({ id }) => id)],
    tickedNames,
  });
  return {
    result: saved,
    conflicts: [
      ...findConflict("items", plan.itemIds, known_item_id),
      ...findConflict("ticks", plan.tickedNames, known_ingredient_names),
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
  if (merged.length <= Math.max(max, stored.length)) return merged;
  const tooMany = merged.length - max;
  throw new AppError("list_full", {
    detail: `A plan can have ${max} ${name}, and now has ${stored.length}. Please remove ${tooMany} first.`,
  });
}

type Gate = (id: string) => ServableItem;

/** Returns the item, or throws if it must not be saved. */
function createGate({ catalogue }: PlanDeps, person: PersonContext): Gate {
  const snapshot = catalogue.requireSnapshot();
  const lookUp = createItemLookup(snapshot, person);
  return (id) => {
    const found = lookUp(id);
    if (found === null) throw new AppError("item_not_found");
    if (found.servable === null) {
      const reasons = describeConflicts(found.conflicts, snapshot.words);
      throw new AppError("not_suitable", { detail: `${found.item.name}: ${reasons.join(" ")}` });
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
