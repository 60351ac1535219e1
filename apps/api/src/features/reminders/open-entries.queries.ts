import type { ItemKind } from "@fernwell/domain/item-kind";
import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

/** A day of a person. */
export interface PersonDay {
  readonly userId: UserId;
  readonly day: string;
}

export interface OpenEntry {
  readonly userId: UserId;
  readonly planId: string;
  readonly entryId: string;
  readonly itemId: string;
  readonly slot: string | null;
}

/** More than a person plans for a day. */
const maxEntries = 50;

/** What is planned and not done. */
export async function listOpenEntries(
  db: Queryable,
  kind: ItemKind,
  days: readonly PersonDay[],
): Promise<OpenEntry[]> {
  if (days.length === 0) return [];
  const { rows } = await sql<Omit<OpenEntry, "userId"> & { userId: string }>`
    select entry.user_id, entry.plan_id, entry.entry_id, entry.item_id, entry.slot
    from unnest(${days.map(({ userId }) => userId)}::uuid[], ${days.map(({ day }) => day)}::date[])
      as asked (user_id, day)
    cross join lateral (
      select planned.* from plan_entries as planned
        join plans on plans.user_id = planned.user_id and plans.plan_id = planned.plan_id
      where planned.user_id = asked.user_id and planned.day = asked.day and planned.done_at is null
        and plans.kind = ${kind}
      order by plans.created_at, planned.position, planned.entry_id limit ${maxEntries}
    ) as entry`.execute(db);
  return rows.map((row) => ({ ...row, userId: asUserId(row.userId) }));
}
