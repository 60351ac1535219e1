import type { Entry } from "@fernwell/domain/planning/entries/entry";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { newId } from "../../platform/ids.ts";
import type { PlanKey, ServableItem } from "./plans.queries.ts";

const fields = [
  "entryId as id",
  "itemId",
  "day",
  "slot",
  "servings",
  "note",
  "leftoverOf",
  sql<boolean>`done_at is not null`.as("isDone"),
] as const;

export async function listEntries(db: Queryable, { userId, planId }: PlanKey): Promise<Entry[]> {
  return db
    .selectFrom("planEntries")
    .select(fields)
    .where("userId", "=", userId)
    .where("planId", "=", planId)
    .orderBy("position")
    .orderBy("entryId")
    .execute();
}

export async function listEntriesByPlan(
  db: Queryable,
  userId: PlanKey["userId"],
  planIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  if (planIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("planEntries")
    .select([...fields, "planId"])
    .where("userId", "=", userId)
    .where("planId", "in", [...planIds])
    .orderBy("position")
    .orderBy("entryId")
    .execute();
  return Map.groupBy(rows, ({ planId }) => planId);
}

/** Keeps the moment in which it was first done. Does nothing for an entry that is gone. */
export async function updateDone(
  db: Queryable,
  { userId, entryId }: { readonly userId: PlanKey["userId"]; readonly entryId: string },
  isDone: boolean,
): Promise<void> {
  await db
    .updateTable("planEntries")
    .set({ doneAt: isDone ? sql<Date>`coalesce(done_at, now())` : null })
    .where("userId", "=", userId)
    .where("entryId", "=", entryId)
    .execute();
}

/** An entry as it is to be stored. */
export type PlacedEntry = Entry & {
  /** The item, let through by the gate, if it is not the one that the entry has already. */
  readonly added: ServableItem | null;
};

/** A new entry for an item, without a day or anything else. */
export function createEntry(item: ServableItem): PlacedEntry {
  const empty = { day: null, slot: null, servings: null, note: null, leftoverOf: null, isDone: false };
  return { id: newId(), itemId: item.id, ...empty, added: item };
}

/**
 * Makes these the plan's entries, in this order, and keeps `item_ids` in step for the release before. Returns false,
 * with nothing stored for it, if an id belongs to an entry of another plan.
 */
export async function replaceEntries(
  db: Queryable,
  { userId, planId }: PlanKey,
  entries: readonly PlacedEntry[],
): Promise<boolean> {
  const ids = entries.map(({ id }) => id);
  await sql`
    delete from plan_entries
    where user_id = ${userId} and plan_id = ${planId} and entry_id <> all (${ids}::uuid[])`.execute(db);
  const rows = entries.map(({ id, added, day, slot, servings, note, leftoverOf, isDone }, position) => ({
    ...{ entry_id: id, added_id: added?.id ?? null, position },
    ...{ day, slot, servings, note, leftover_of: leftoverOf, is_done: isDone },
  }));
  // An entry without an added item keeps the one it has: only what the gate has let through gets into the table.
  const { rows: stored } = await sql`
    insert into plan_entries
      (user_id, plan_id, entry_id, item_id, position, day, slot, servings, note, leftover_of, done_at)
    select ${userId}, ${planId}, wanted.entry_id, coalesce(wanted.added_id, existing.item_id), wanted.position,
      wanted.day, wanted.slot, wanted.servings, wanted.note, wanted.leftover_of,
      case when wanted.is_done then coalesce(existing.done_at, now()) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (
        entry_id uuid, added_id text, position int, day date, slot text, servings smallint, note text,
        leftover_of uuid, is_done boolean)
      left join plan_entries as existing
        on existing.user_id = ${userId} and existing.plan_id = ${planId} and existing.entry_id = wanted.entry_id
    where coalesce(wanted.added_id, existing.item_id) is not null
    on conflict (user_id, entry_id) do update set
      item_id = excluded.item_id, position = excluded.position, day = excluded.day, slot = excluded.slot,
      servings = excluded.servings, note = excluded.note, leftover_of = excluded.leftover_of,
      done_at = excluded.done_at
    where plan_entries.plan_id = excluded.plan_id
    returning 1`.execute(db);
  await sql`
    update plans set updated_at = now(), item_ids = array(
      select item_id from plan_entries where user_id = ${userId} and plan_id = ${planId}
      group by item_id order by min(position))
    where user_id = ${userId} and plan_id = ${planId}`.execute(db);
  return stored.length === entries.length;
}
