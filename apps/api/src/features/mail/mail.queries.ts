import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { bounceLifeDays } from "./mail.limits.ts";

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

/** Returns false if no account has the address: then nothing is stored. */
export async function recordBounce(db: Queryable, email: string): Promise<boolean> {
  const { rows } = await sql`
    insert into bounced_emails (user_id, email)
    select user_id, email from email_directory where email = ${email}
    on conflict (user_id) do update set email = excluded.email, bounced_at = excluded.bounced_at
    returning user_id`.execute(db);
  return rows.length > 0;
}

export async function hasBounced(db: Queryable, email: string): Promise<boolean> {
  const row = await selectBounces(db)
    .where("emailDirectory.email", "=", email)
    .select("bouncedAt")
    .executeTakeFirst();
  return row !== undefined;
}

/** When a mail to the person's present address was last refused for good. */
export async function findBounceTime(db: Queryable, userId: UserId): Promise<Date | null> {
  const row = await selectBounces(db)
    .where("bouncedEmails.userId", "=", userId)
    .select("bouncedAt")
    .executeTakeFirst();
  return row?.bouncedAt ?? null;
}

export async function deleteBounce(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("bouncedEmails").where("userId", "=", userId).execute();
}

/** The address may have been changed since. */
function selectBounces(db: Queryable) {
  return db
    .selectFrom("bouncedEmails")
    .innerJoin("emailDirectory", (join) =>
      join
        .onRef("emailDirectory.userId", "=", "bouncedEmails.userId")
        .onRef("emailDirectory.email", "=", "bouncedEmails.email"),
    )
    .where("bouncedAt", ">", sql<Date>`now() - make_interval(days => ${bounceLifeDays})`);
}
