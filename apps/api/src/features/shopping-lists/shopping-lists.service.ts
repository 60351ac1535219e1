import type { OutputOf, ParsedInput } from "@fernwell/contract/endpoint";
import { maxExtras, maxTicks } from "@fernwell/contract/plans";
import * as contract from "@fernwell/contract/shopping-lists";
import { changeTicks, listCovered } from "@fernwell/domain/grocery/ticks";
import { mergeChange } from "@fernwell/domain/planning/sync/merge-change";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Transaction } from "../../platform/db/db.ts";
import { lockPerson } from "../../platform/db/lock.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { listGroceries, listNeeds, listPlansWithMeals } from "../plans/plans.service.ts";
import { findCookingSettings } from "../profiles/profiles.service.ts";
import { readStaples } from "../staples/staples.service.ts";
import { readListedMeals } from "./listed-meals.ts";
import {
  deleteShoppingList,
  findShoppingListRow,
  type ListKey,
  listShoppingListRows,
  noteListChange,
  type ShoppingListRow,
  updateLists,
  upsertShoppingList,
} from "./shopping-lists.queries.ts";
import { listCardToWire } from "./shopping-lists.wire.ts";

type ListDeps = Pick<Deps, "db" | "catalogue" | "clock">;
type ListParams = ParsedInput<typeof contract.findShoppingList>["params"];
interface Done {
  readonly status_code: 200;
}

export async function listShoppingLists(
  deps: ListDeps,
  { userId }: Actor,
): Promise<contract.ShoppingListCard[]> {
  const rows = await listShoppingListRows(deps.db, userId);
  const plans = await listPlansWithMeals(
    deps,
    userId,
    rows.flatMap(({ planIds }) => planIds),
  );
  return rows.map((row) => listCardToWire(row, plans));
}

/** What no longer suits the person is left out and named: nobody should buy what they cannot eat. */
export async function findShoppingList(
  deps: ListDeps,
  { userId }: Actor,
  { list_id: listId }: ListParams,
): Promise<contract.ShoppingList> {
  const row = await requireList(deps.db, { userId, listId });
  const [{ plans, meals, leftOut }, isStaple, { measures }] = await Promise.all([
    readListedMeals(deps, userId, row),
    readStaples(deps.db, userId),
    findCookingSettings(deps.db, userId),
  ]);
  const snapshot = deps.catalogue.requireSnapshot();
  return {
    ...listCardToWire(row, plans),
    groceries: listGroceries(meals, snapshot, { isStaple, measures, ticks: row.ticks }),
    extra_ingredients: [...row.extras],
    ingredient_names: listCovered(row.ticks, listNeeds(meals, snapshot)),
    left_out: leftOut,
  };
}

export async function saveShoppingList(
  { db, catalogue }: ListDeps,
  { userId }: Actor,
  { list_id: listId }: ListParams,
  body: ParsedInput<typeof contract.saveShoppingList>["body"],
): Promise<Done> {
  const planIds = [...new Set(body.plan_ids)];
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    const plans = await listPlansWithMeals({ db: tx, catalogue }, userId, planIds);
    if (plans.length < planIds.length) throw new AppError("plan_not_found");
    const lists = await listShoppingListRows(tx, userId);
    const isNew = lists.every((list) => list.listId !== listId);
    if (isNew && lists.length >= contract.mostShoppingLists) throw new AppError("too_many_lists");
    const { list_name: name, from_day: fromDay, to_day: toDay } = body;
    await upsertShoppingList(tx, { userId, listId }, { name, planIds, fromDay, toDay });
  });
  return { status_code: 200 };
}

/** Does nothing for a list that is gone or belongs to another person. */
export async function removeShoppingList(
  { db }: ListDeps,
  { userId }: Actor,
  { list_id: listId }: ListParams,
): Promise<Done> {
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, userId);
    await deleteShoppingList(tx, { userId, listId });
  });
  return { status_code: 200 };
}

type Change = ParsedInput<typeof contract.changeShoppingList>["body"];

export async function changeShoppingList(
  deps: ListDeps,
  { userId }: Actor,
  { list_id: listId }: ListParams,
  change: Change,
): Promise<OutputOf<typeof contract.changeShoppingList>> {
  const key = { userId, listId };
  return inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, userId);
    const row = await requireList(tx, key);
    const { meals } = await readListedMeals({ ...deps, db: tx }, userId, row);
    const needs = listNeeds(meals, deps.catalogue.requireSnapshot());
    const isNew = await noteListChange(tx, key, change);
    const changed = isNew ? applyChange(row, change, needs) : row;
    if (isNew) await updateLists(tx, key, changed);
    return { names: change.list === "extras" ? [...changed.extras] : listCovered(changed.ticks, needs) };
  });
}

/** An extra that is taken off takes its tick along. */
function applyChange(
  { extras, ticks }: ShoppingListRow,
  { list, known, wanted }: Change,
  needs: ReturnType<typeof listNeeds>,
): Pick<ShoppingListRow, "extras" | "ticks"> {
  if (list === "ticks") {
    const changed = changeTicks(ticks, needs, { known, wanted });
    requireRoom(changed.names.length, ticks.names.length, maxTicks, "ticked rows");
    return { extras, ticks: changed };
  }
  const merged = mergeChange(extras, { known, wanted });
  requireRoom(merged.length, extras.length, maxExtras, "extra rows");
  const removed = extras.filter((name) => !merged.includes(name));
  return { extras: merged, ticks: changeTicks(ticks, needs, { known: removed, wanted: [] }) };
}

/** A list that does not grow is never refused. */
function requireRoom(count: number, countBefore: number, max: number, name: string): void {
  if (count <= Math.max(max, countBefore)) return;
  throw new AppError("list_full", {
    detail: `A list can have ${max} ${name}, and now has ${countBefore}. Please remove ${count - max} first.`,
  });
}

async function requireList(db: Deps["db"] | Transaction, key: ListKey): Promise<ShoppingListRow> {
  const row = await findShoppingListRow(db, key);
  if (!row) throw new AppError("list_not_found");
  return row;
}
