import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";

export async function hasSentMail(db: Queryable, userId: UserId, dedupeKey: string): Promise<boolean> {
  const row = await db
    .selectFrom("sentMails")
    .select("sentAt")
    .where("userId", "=", userId)
    .where("dedupeKey", "=", dedupeKey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordSentMail(db: Queryable, userId: UserId, dedupeKey: string): Promise<void> {
  await db
    .insertInto("sentMails")
    .values({ userId, dedupeKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
