import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface FeedRow {
  readonly createdAt: Date;
  readonly hasAlarms: boolean;
}

/** Replaces the previous address. Its alarms stay on or off. */
export async function storeFeed(db: Queryable, userId: UserId, tokenHash: Buffer): Promise<FeedRow> {
  const fresh = { tokenHash, createdAt: sql<Date>`now()` };
  return db
    .insertInto("calendarFeeds")
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(fresh))
    .returning(["createdAt", "hasAlarms"])
    .executeTakeFirstOrThrow();
}

export async function findFeed(db: Queryable, userId: UserId): Promise<FeedRow | null> {
  const row = await db
    .selectFrom("calendarFeeds")
    .select(["createdAt", "hasAlarms"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findFeedByToken(
  db: Queryable,
  userId: UserId,
  tokenHash: Buffer,
): Promise<Pick<FeedRow, "hasAlarms"> | null> {
  const row = await db
    .selectFrom("calendarFeeds")
    .innerJoin("emailDirectory", "emailDirectory.userId", "calendarFeeds.userId")
    .select("hasAlarms")
    .where("calendarFeeds.userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns null if there is no feed. */
export async function updateAlarms(
  db: Queryable,
  userId: UserId,
  hasAlarms: boolean,
): Promise<FeedRow | null> {
  const row = await db
    .updateTable("calendarFeeds")
    .set({ hasAlarms })
    .where("userId", "=", userId)
    .returning(["createdAt", "hasAlarms"])
    .executeTakeFirst();
  return row ?? null;
}

/** Returns false if there was none. */
export async function deleteFeed(db: Queryable, userId: UserId): Promise<boolean> {
  const result = await db.deleteFrom("calendarFeeds").where("userId", "=", userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
