import { sql } from "kysely";
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

/** Long after the last try of a job that could send it again. */
export async function forgetSentMails(db: Queryable): Promise<void> {
  await db.deleteFrom("sentMails").where("sentAt", "<", sql<Date>`now() - interval '14 days'`).execute();
}
