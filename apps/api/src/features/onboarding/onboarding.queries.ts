import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";

export async function hasProfile(db: Queryable, userId: UserId): Promise<boolean> {
  const { bornOn } = await db
    .selectFrom("profiles")
    .select("bornOn")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return bornOn !== null;
}

/** Also true for a subscription that has ended. */
export async function hasSubscribed(db: Queryable, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom("subscriptions")
    .select("userId")
    .where("userId", "=", userId)
    .union(db.selectFrom("demoSubscriptions").select("userId").where("userId", "=", userId))
    .executeTakeFirst();
  return row !== undefined;
}
