import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type * as contract from "@fernwell/contract/plans";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { type ListChange, mergeChange } from "@fernwell/domain/planning/sync/merge-change";
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

type PlanDeps = Pick<Deps, "db" | "catalogue" | "clock">;
type SaveInput = ParsedInput<typeof contract.savePlan>["query"];
type Saved = OutputOf<typeof contract.savePlan>;

const mostPlans = 100;

/** A call that comes again within this time is the same call: it makes no second plan. */
const sameCallSeconds = 60;

export async function savePlan(deps: PlanDeps, { userId }: Actor, input: SaveInput): Promise<Saved> {
  const kind = parseItemKind(input.item_name);
  const { plan_id: planId } = input;
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    const person = await getPersonContext({ db: tx, clock: deps.clock }, userId, kind);
    const gate = createGate(deps, person);
    return planId === undefined
      ? makePlan(tx, userId, kind, input, gate)
      : changePlan(tx, { userId, planId }, kind, input, gate);
  });
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
    await lockPerson(tx, userId);
    const plan = await requirePlan(tx, key, parseItemKind(input.item_name));
    if (!(await isNew(tx, key, input))) return { extra_ingredients: [...plan.extraIngredients] };

    const extras = merged(plan.extraIngredients, input.known_extra_ingredients, input.extra_ingredients);
    await updateExtras(tx, key, extras);
    return { extra_ingredients: extras };
  });
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

/** A device that does not say what it knew has, to the letter, the last word on the whole list. */
function merged(
  stored: readonly string[],
  known: readonly string[] | undefined,
  wanted: ListChange["wanted"],
): string[] {
  return mergeChange(stored, { known: known ?? stored, wanted });
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
