import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type * as contract from "@fernwell/contract/plan-entries";
import { changeFromWire, entryFromWire, entryToWire } from "@fernwell/contract/plan-entry-wire";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { applyChanges, type EntryChange, findAddedItem } from "@fernwell/domain/planning/entries/change";
import type { Entry, PlannedEntries } from "@fernwell/domain/planning/entries/entry";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { listEntries, type PlacedEntry, replaceEntries } from "./entries.queries.ts";
import { createPlanGate, type PlanGate } from "./plan-gate.ts";
import { maxPlans, requireRoom } from "./plan-room.ts";
import {
  countPlans,
  findPlan,
  insertPlan,
  noteChange,
  type PlanKey,
  updateCookingFor,
  updateReading,
} from "./plans.queries.ts";

type PlanDeps = Pick<Deps, "db" | "catalogue" | "clock">;

/** What is added or swapped in has to suit the person now. What is there already stays and can be changed. */
export async function changePlanEntries(
  deps: PlanDeps,
  { userId }: Actor,
  {
    item_name,
    plan_id: planId,
    device,
    change,
    changes,
  }: ParsedInput<typeof contract.changePlanEntries>["body"],
): Promise<OutputOf<typeof contract.changePlanEntries>> {
  const kind = parseItemKind(item_name);
  const key = { userId, planId };
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    const before = await readEntries(tx, key, kind);
    if (!(await noteChange(tx, key, { device, change }))) return toWire(before);
    return toWire(await changeEntries(deps, tx, { key, kind, before }, changes.map(changeFromWire)));
  });
}

async function readEntries(tx: Transaction, key: PlanKey, kind: ItemKind): Promise<PlannedEntries> {
  const plan = await findPlan(tx, key, kind);
  if (!plan) throw new AppError("plan_not_found");
  return { cookingFor: plan.cookingFor, entries: await listEntries(tx, key) };
}

async function changeEntries(
  deps: PlanDeps,
  tx: Transaction,
  { key, kind, before }: { readonly key: PlanKey; readonly kind: ItemKind; readonly before: PlannedEntries },
  changes: readonly EntryChange[],
): Promise<PlannedEntries> {
  const gate = createPlanGate(deps, await getPersonContext({ ...deps, db: tx }, key.userId, kind));
  const after = makeChanges(before, changes, gate);
  requireRoom(after.entries.length, before.entries.length);
  await storeEntries(tx, key, before.entries, after.entries, gate);
  if (after.cookingFor !== before.cookingFor) await updateCookingFor(tx, key, after.cookingFor);
  return after;
}

/** For a caller that has locked the person and noted the change. */
export async function changePlanIn(
  deps: PlanDeps,
  tx: Transaction,
  { key, kind }: { readonly key: PlanKey; readonly kind: ItemKind },
  changes: readonly EntryChange[],
): Promise<void> {
  await changeEntries(deps, tx, { key, kind, before: await readEntries(tx, key, kind) }, changes);
}

/** An empty plan, for a caller that has locked the person. Returns false if the id belongs to another plan. */
export async function startPlanIn(
  tx: Transaction,
  key: PlanKey,
  plan: { readonly kind: ItemKind; readonly name: string },
): Promise<boolean> {
  if ((await countPlans(tx, key.userId, plan.kind)) >= maxPlans) throw new AppError("too_many_plans");
  return insertPlan(tx, key, plan);
}

/** A call that comes again finds the plan and stores the same once more. */
export async function makePlan(
  deps: PlanDeps,
  { userId }: Actor,
  body: ParsedInput<typeof contract.makePlan>["body"],
): Promise<OutputOf<typeof contract.makePlan>> {
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    return makePlanIn(deps, tx, userId, body);
  });
}

/** For a caller that has locked the person. */
export async function makePlanIn(
  deps: PlanDeps,
  tx: Transaction,
  userId: PlanKey["userId"],
  body: ParsedInput<typeof contract.makePlan>["body"],
): Promise<OutputOf<typeof contract.makePlan>> {
  const kind = parseItemKind(body.item_name);
  const key = { userId, planId: body.plan_id };
  const entries = body.entries.map(entryFromWire);
  if (new Set(entries.map(({ id }) => id)).size < entries.length) throw new AppError("malformed_request");

  const gate = createPlanGate(deps, await getPersonContext({ ...deps, db: tx }, userId, kind));
  const isThere = (await findPlan(tx, key, kind)) !== undefined;
  if (!isThere && !(await startPlanIn(tx, key, { kind, name: body.plan_name })))
    throw new AppError("malformed_request");
  await storeEntries(tx, key, [], entries, gate);
  const { plan_name: name, cooking_for: cookingFor, reading } = body;
  await updateReading(tx, key, { name, cookingFor, reading });
  return { id: key.planId, entries: entries.map(entryToWire) };
}

/** Also what a later change takes out again has to suit the person, and so does another entry of an item in the plan. */
function makeChanges(
  before: PlannedEntries,
  changes: readonly EntryChange[],
  gate: PlanGate,
): PlannedEntries {
  for (const itemId of new Set(changes.flatMap((change) => findAddedItem(change) ?? []))) gate(itemId);
  return applyChanges(before, changes);
}

async function storeEntries(
  tx: Transaction,
  key: PlanKey,
  before: readonly Entry[],
  after: readonly Entry[],
  gate: PlanGate,
): Promise<void> {
  const itemIds = new Map(before.map(({ id, itemId }) => [id, itemId]));
  const placed = after.map(
    (entry): PlacedEntry => ({
      ...entry,
      added: itemIds.get(entry.id) === entry.itemId ? null : gate(entry.itemId),
    }),
  );
  // An id of an entry in another plan: our own clients make ids that nobody has.
  if (!(await replaceEntries(tx, key, placed))) throw new AppError("malformed_request");
}

function toWire({ cookingFor, entries }: PlannedEntries): OutputOf<typeof contract.changePlanEntries> {
  return { entries: entries.map(entryToWire), cooking_for: cookingFor };
}
