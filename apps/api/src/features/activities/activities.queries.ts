import type { Feeling } from "@fernwell/contract/activities";
import type { ItemKind } from "@fernwell/domain/item-kind";
import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { prepareWithSession } from "../accounts/accounts.service.ts";

export interface ActivityKey {
  readonly userId: UserId;
  readonly activityId: string;
}

/** What a person can change afterwards. What is undefined stays as it is. */
interface Impression {
  readonly seconds: number;
  readonly felt: Feeling | null | undefined;
  readonly note: string | null | undefined;
}

interface NewActivity extends Impression {
  readonly day: string;
  readonly kind: ItemKind;
  readonly itemId: string | null;
  readonly entryId: string | null;
}

export async function insertActivity(db: Queryable, key: ActivityKey, activity: NewActivity): Promise<void> {
  await db
    .insertInto("activities")
    .values({ ...key, ...activity })
    .execute();
}

/** Returns false if the person has no such activity. */
export async function updateActivity(
  db: Queryable,
  { userId, activityId }: ActivityKey,
  { seconds, felt, note }: Impression,
): Promise<boolean> {
  const result = await db
    .updateTable("activities")
    .set({ seconds, felt, note })
    .where("userId", "=", userId)
    .where("activityId", "=", activityId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function countActivities(db: Queryable, userId: UserId, day: string): Promise<number> {
  const { count } = await db
    .selectFrom("activities")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("userId", "=", userId)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the entry that it was. Null if it was none, or if the person has no such activity. */
export async function deleteActivity(
  db: Queryable,
  { userId, activityId }: ActivityKey,
): Promise<string | null> {
  const row = await db
    .deleteFrom("activities")
    .where("userId", "=", userId)
    .where("activityId", "=", activityId)
    .returning("entryId")
    .executeTakeFirst();
  return row?.entryId ?? null;
}

export async function deleteActivities(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("activities").where("userId", "=", userId).execute();
}

export async function isRecorded(db: Queryable, userId: UserId, entryId: string): Promise<boolean> {
  const row = await db
    .selectFrom("activities")
    .select("activityId")
    .where("userId", "=", userId)
    .where("entryId", "=", entryId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findLooksBack(db: Queryable, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom("profiles")
    .select("looksBack")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.looksBack ?? true;
}

export async function updateLooksBack(db: Queryable, userId: UserId, looksBack: boolean): Promise<void> {
  await db
    .updateTable("profiles")
    .set({ looksBack, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .execute();
}

/** Something that was recorded, or an entry that was ticked. */
export interface PastRow {
  /** Null for an entry. */
  readonly activityId: string | null;
  readonly entryId: string | null;
  readonly day: string;
  readonly kind: ItemKind;
  readonly itemId: string | null;
  /** Null for an entry. */
  readonly seconds: number | null;
  readonly felt: Feeling | null;
  readonly note: string | null;
}

interface PastRows {
  readonly looksBack: boolean | null;
  readonly past: readonly PastRow[];
}

/** Ten things on every day of half a year. */
const maxRows = 2_000;

/** With the session, in one round trip. A ticked leftover was eaten, not cooked. */
export const pastReaderStatement = prepareWithSession<PastRows>(
  "past-reader",
  `(select looks_back from profiles where user_id = $1) as "looksBack",
    (select coalesce(json_agg(json_build_object(
        'activityId', activity_id, 'entryId', entry_id, 'day', day, 'kind', kind, 'itemId', item_id,
        'seconds', seconds, 'felt', felt, 'note', note)), '[]')
      from (
        select activity_id, entry_id, day, kind, item_id, seconds, felt, note, created_at as noted_at
        from activities
        where user_id = $1 and day between $3::date and $4::date
        union all
        select null, ticked.entry_id, ticked.day, plans.kind, ticked.item_id, null, null, null, ticked.done_at
        from plan_entries as ticked
          join plans on plans.user_id = $1 and plans.plan_id = ticked.plan_id
        where ticked.user_id = $1 and ticked.day between $3::date and $4::date
          and ticked.done_at is not null and ticked.leftover_of is null
          and not exists (
            select from activities where activities.user_id = $1 and activities.entry_id = ticked.entry_id)
        order by day desc, noted_at desc, activity_id limit ${maxRows}
      ) as done) as past`,
);
