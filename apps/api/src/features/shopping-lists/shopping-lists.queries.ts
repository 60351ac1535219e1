import { fromDecimal, toNumber } from "@fernwell/domain/grocery/rational";
import type { Ticks } from "@fernwell/domain/grocery/ticks";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";
import { noteDeviceChange } from "../../platform/db/note-device-change.ts";

export interface ListKey {
  readonly userId: UserId;
  readonly listId: string;
}

interface ListScope {
  readonly name: string;
  readonly planIds: readonly string[];
  readonly fromDay: string | null;
  readonly toDay: string | null;
}

export interface ShoppingListRow extends ListScope {
  readonly listId: string;
  readonly extras: readonly string[];
  readonly ticks: Ticks;
}

const fields = ["listId", "name", "planIds", "fromDay", "toDay", "extras", "ticks"] as const;

/** The newest first. */
export async function listShoppingListRows(db: Queryable, userId: UserId): Promise<ShoppingListRow[]> {
  const rows = await db
    .selectFrom("shoppingLists")
    .select(fields)
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("listId", "desc")
    .execute();
  return rows.map((row) => ({ ...row, ticks: readTicks(row.ticks) }));
}

export async function findShoppingListRow(
  db: Queryable,
  { userId, listId }: ListKey,
): Promise<ShoppingListRow | undefined> {
  const row = await db
    .selectFrom("shoppingLists")
    .select(fields)
    .where("userId", "=", userId)
    .where("listId", "=", listId)
    .executeTakeFirst();
  return row && { ...row, ticks: readTicks(row.ticks) };
}

/** Changes what a list covers and keeps its ticks and extras. */
export async function upsertShoppingList(db: Queryable, key: ListKey, scope: ListScope): Promise<void> {
  const values = { ...scope, planIds: [...scope.planIds] };
  await db
    .insertInto("shoppingLists")
    .values({ ...key, ...values })
    .onConflict((conflict) => conflict.columns(["userId", "listId"]).doUpdateSet(values))
    .execute();
}

export async function deleteShoppingList(db: Queryable, { userId, listId }: ListKey): Promise<void> {
  await db.deleteFrom("shoppingLists").where("userId", "=", userId).where("listId", "=", listId).execute();
}

export async function updateLists(
  db: Queryable,
  { userId, listId }: ListKey,
  { extras, ticks }: Pick<ShoppingListRow, "extras" | "ticks">,
): Promise<void> {
  await db
    .updateTable("shoppingLists")
    .set({ extras: [...extras], ticks: JSON.stringify(writeTicks(ticks)) })
    .where("userId", "=", userId)
    .where("listId", "=", listId)
    .execute();
}

export async function noteListChange(
  db: Queryable,
  { userId, listId }: ListKey,
  change: { readonly device: string; readonly change: number },
): Promise<boolean> {
  return noteDeviceChange(
    db,
    { table: "shopping_list_devices", column: "list_id", userId, id: listId },
    change,
  );
}

/** Grams by name; null where a ticked row has no weight. Pairs keep names such as `__proto__` apart. */
type StoredTicks = readonly (readonly [name: string, grams: number | null])[];

function readTicks(stored: unknown): Ticks {
  const ticks = stored as StoredTicks;
  return {
    names: ticks.map(([name]) => name),
    bought: new Map(ticks.flatMap(([name, grams]) => (grams === null ? [] : [[name, fromDecimal(grams)]]))),
  };
}

function writeTicks({ names, bought }: Ticks): StoredTicks {
  return names.map((name) => {
    const grams = bought.get(name);
    return [name, grams === undefined ? null : toNumber(grams)];
  });
}
