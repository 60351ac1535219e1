import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { maxLoginSteps, maxStepTries, stepLifeMinutes } from "./accounts.limits.ts";

/** The person and the hash of the secret in the browser's cookie. */
export interface LoginStepKey {
  readonly userId: UserId;
  readonly tokenHash: Buffer;
}

const liveSince = sql<Date>`now() - make_interval(mins => ${stepLifeMinutes})`;

export async function insertLoginStep(
  db: Queryable,
  { userId, tokenHash }: LoginStepKey,
  challenge: Buffer,
): Promise<void> {
  await db.insertInto("loginSteps").values({ userId, tokenHash, challenge }).execute();
  await sql`delete from login_steps where user_id = ${userId} and token_hash not in (
    select token_hash from login_steps where user_id = ${userId} order by started_at desc limit ${maxLoginSteps})`.execute(
    db,
  );
}

export async function findLoginStep(
  db: Queryable,
  { userId, tokenHash }: LoginStepKey,
): Promise<{ challenge: Buffer; startedAt: Date } | undefined> {
  return db
    .selectFrom("loginSteps")
    .select(["challenge", "startedAt"])
    .where("userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .where("tries", "<", maxStepTries)
    .where("startedAt", ">", liveSince)
    .executeTakeFirst();
}

/** Counts the try before anything is compared, so that parallel guesses cannot exceed the limit. Returns the challenge. */
export async function spendLoginStepTry(
  db: Queryable,
  { userId, tokenHash }: LoginStepKey,
): Promise<Buffer | undefined> {
  const row = await db
    .updateTable("loginSteps")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .where("tries", "<", maxStepTries)
    .where("startedAt", ">", liveSince)
    .returning("challenge")
    .executeTakeFirst();
  return row?.challenge;
}

/** Deletes the step, so that it opens one session at most. Returns false if it is already used. */
export async function consumeLoginStep(db: Queryable, { userId, tokenHash }: LoginStepKey): Promise<boolean> {
  const result = await db
    .deleteFrom("loginSteps")
    .where("userId", "=", userId)
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
