import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

/** Replaces the previous address. */
export async function storeFeed(db: Queryable, userId: UserId, tokenHash: Buffer): Promise<Date> {
  const fresh = { tokenHash, createdAt: sql<Date>`now()` };
  const row = await db
    .insertInto("calendarFeeds")
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(fresh))
    .returning("createdAt")
    .executeTakeFirstOrThrow();
  return row.createdAt;
}

export async function findFeed(db: Queryable, userId: UserId): Promise<Date | null> {
  const row = await db
    .selectFrom("calendarFeeds")
    .select("createdAt")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

export async function isFeedToken(db: Queryable, userId: UserId, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom("calendarFeeds")
    .innerJoin("emailDirectory", "emailDirectory.userId", "calendarFeeds.userId")
    .select("calendarFeeds.userId")
    .where("calendarFeeds.userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if there was none. */
export async function deleteFeed(db: Queryable, userId: UserId): Promise<boolean> {
  const result = await db.deleteFrom("calendarFeeds").where("userId", "=", userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
