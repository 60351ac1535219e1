import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { signUpLifeHours } from "./accounts.limits.ts";

export interface AccountRow {
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
}

/** Claims the address for the person. Returns false if it is taken. */
export async function claimEmail(db: Queryable, email: string, userId: UserId): Promise<boolean> {
  const claimed = await db
    .insertInto("emailDirectory")
    .values({ email, userId })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("userId")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Returns the released address, or null if the person had none. */
export async function releaseEmail(db: Queryable, userId: UserId): Promise<string | null> {
  const released = await db
    .deleteFrom("emailDirectory")
    .where("userId", "=", userId)
    .returning("email")
    .executeTakeFirst();
  return released?.email ?? null;
}

export async function insertUser(
  db: Queryable,
  user: { userId: UserId; name: string; email: string; passwordHash: string },
): Promise<void> {
  await db
    .insertInto("users")
    .values({ ...user, emailVerifiedAt: sql`now()` })
    .execute();
}

export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | undefined> {
  const row = await selectAccount(db)
    .innerJoin("emailDirectory", "emailDirectory.userId", "users.userId")
    .where("emailDirectory.email", "=", email)
    .executeTakeFirst();
  return row && { ...row, userId: asUserId(row.userId) };
}

export async function findAccount(db: Queryable, userId: UserId): Promise<AccountRow | undefined> {
  const row = await selectAccount(db).where("users.userId", "=", userId).executeTakeFirst();
  return row && { ...row, userId };
}

/** The password hash that a login is checked against: of an account, or of a sign-up that is not verified yet. */
export type Credentials =
  | { readonly kind: "account"; readonly userId: UserId; readonly passwordHash: string }
  | { readonly kind: "signUp"; readonly passwordHash: string };

/** One query for every address, so that timing does not reveal whether it is known. */
export async function findCredentials(db: Queryable, email: string): Promise<Credentials | null> {
  const { rows } = await sql<{
    userId: string | null;
    passwordHash: string | null;
    signUpHash: string | null;
  }>`
    select u.user_id, u.password_hash, s.password_hash as sign_up_hash
    from (select ${email}::text as email) as given
    left join email_directory d on d.email = given.email
    left join users u on u.user_id = d.user_id
    left join sign_ups s on s.email = given.email and s.created_at > now() - make_interval(hours => ${signUpLifeHours})
  `.execute(db);
  const [row] = rows;
  if (row?.userId && row.passwordHash)
    return { kind: "account", userId: asUserId(row.userId), passwordHash: row.passwordHash };
  return row?.signUpHash ? { kind: "signUp", passwordHash: row.signUpHash } : null;
}

export async function setPassword(db: Queryable, userId: UserId, passwordHash: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ passwordHash, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .execute();
}

/** Stores the rehashed password, unless it has been changed meanwhile. */
export async function replacePasswordHash(
  db: Queryable,
  userId: UserId,
  hashes: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable("users")
    .set({ passwordHash: hashes.to })
    .where("userId", "=", userId)
    .where("passwordHash", "=", hashes.from)
    .execute();
}

function selectAccount(db: Queryable) {
  return db.selectFrom("users").select(["users.userId", "users.name", "users.email"]);
}
