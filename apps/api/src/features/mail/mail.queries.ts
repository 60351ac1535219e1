import type { Queryable } from "../../platform/db/db.ts";

export async function hasSentMail(db: Queryable, mailId: string): Promise<boolean> {
  const row = await db
    .selectFrom("sentMails")
    .select("sentAt")
    .where("mailId", "=", mailId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function recordSentMail(db: Queryable, mailId: string): Promise<void> {
  await db
    .insertInto("sentMails")
    .values({ mailId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
