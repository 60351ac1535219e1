import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { codeLifeMinutes, maxCodeTries, resendWaitSeconds } from "./accounts.limits.ts";

export interface AccountRow {
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly isVerified: boolean;
}

/** Answers whether the address was free and is now this person's. */
export async function claimEmail(db: Queryable, email: string, userId: UserId): Promise<boolean> {
  const claimed = await db
    .insertInto("emailDirectory")
    .values({ email, userId })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("userId")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function insertUser(
  db: Queryable,
  user: { userId: UserId; name: string; email: string; passwordHash: string },
): Promise<void> {
  await db.insertInto("users").values(user).execute();
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const row = await selectAccount(db)
    .innerJoin("emailDirectory", "emailDirectory.userId", "users.userId")
    .where("emailDirectory.email", "=", email)
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function getAccount(db: Queryable, userId: UserId): Promise<AccountRow> {
  return toAccount(await selectAccount(db).where("users.userId", "=", userId).executeTakeFirstOrThrow());
}

/** Only while nobody has proved the address: the newest sign-up owns the code that is mailed next. */
export async function replaceUnverifiedSignUp(
  db: Queryable,
  userId: UserId,
  signUp: { name: string; passwordHash: string },
): Promise<boolean> {
  const result = await db
    .updateTable("users")
    .set({ ...signUp, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("emailVerifiedAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Kills the code that is out and notes that another was asked for. */
export async function restartCode(db: Queryable, userId: UserId): Promise<void> {
  const fresh = { requestedAt: sql<Date>`now()`, codeHash: null, expiresAt: null, tries: 0 };
  await db
    .insertInto("emailCodes")
    .values({ userId, purpose: "verify_email", ...fresh })
    .onConflict((conflict) => conflict.columns(["userId", "purpose"]).doUpdateSet(fresh))
    .execute();
}

/** Like restartCode, but answers false and changes nothing while the last request is too recent. */
export async function restartCodeAfterWait(db: Queryable, userId: UserId): Promise<boolean> {
  const result = await db
    .updateTable("emailCodes")
    .set({ requestedAt: sql`now()`, codeHash: null, expiresAt: null, tries: 0 })
    .where("userId", "=", userId)
    .where("purpose", "=", "verify_email")
    .where("requestedAt", "<=", secondsAgo(resendWaitSeconds))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function storeCode(db: Queryable, userId: UserId, codeHash: Buffer): Promise<void> {
  await db
    .updateTable("emailCodes")
    .set({ codeHash, tries: 0, expiresAt: sql`now() + make_interval(mins => ${codeLifeMinutes})` })
    .where("userId", "=", userId)
    .where("purpose", "=", "verify_email")
    .execute();
}

/** Counts the try before anything is compared, so that parallel guesses cannot exceed the limit. */
export async function spendCodeTry(
  db: Queryable,
  email: string,
): Promise<{ userId: UserId; codeHash: Buffer } | null> {
  const row = await db
    .updateTable("emailCodes")
    .from("emailDirectory")
    .set((eb) => ({ tries: eb("emailCodes.tries", "+", 1) }))
    .whereRef("emailCodes.userId", "=", "emailDirectory.userId")
    .where("emailDirectory.email", "=", email)
    .where("emailCodes.purpose", "=", "verify_email")
    .where("emailCodes.tries", "<", maxCodeTries)
    .where("emailCodes.expiresAt", ">", sql<Date>`now()`)
    .returning(["emailCodes.userId", "emailCodes.codeHash"])
    .executeTakeFirst();
  return row?.codeHash ? { userId: asUserId(row.userId), codeHash: row.codeHash } : null;
}

/** The code works once: whoever deletes it has used it. */
export async function useCode(db: Queryable, userId: UserId, codeHash: Buffer): Promise<boolean> {
  const result = await db
    .deleteFrom("emailCodes")
    .where("userId", "=", userId)
    .where("purpose", "=", "verify_email")
    .where("codeHash", "=", codeHash)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function markEmailVerified(db: Queryable, userId: UserId): Promise<void> {
  await db
    .updateTable("users")
    .set({ emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .execute();
}

function selectAccount(db: Queryable) {
  return db
    .selectFrom("users")
    .select(["users.userId", "users.name", "users.email", "users.passwordHash", "users.emailVerifiedAt"]);
}

function toAccount(row: {
  userId: string;
  name: string;
  email: string;
  passwordHash: string;
  emailVerifiedAt: Date | null;
}): AccountRow {
  const { emailVerifiedAt, ...account } = row;
  return { ...account, userId: asUserId(row.userId), isVerified: emailVerifiedAt !== null };
}

function secondsAgo(seconds: number) {
  return sql<Date>`now() - make_interval(secs => ${seconds})`;
}
