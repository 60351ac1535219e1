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
  user: { userId: UserId; name: string; email: string; passwordHash: string; hadTrialBefore: boolean },
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

/** What a login is checked against. An address can have both: anyone can sign up with a taken one. */
export interface Credentials {
  readonly account: {
    readonly userId: UserId;
    readonly passwordHash: string;
    readonly hasSecondFactor: boolean;
  } | null;
  /** The sign-up of this browser, or else the newest. */
  readonly signUp: { readonly keyHash: Buffer; readonly passwordHash: string } | null;
}

/** One query for every address, so that timing does not reveal whether it is known. */
export async function findCredentials(
  db: Queryable,
  email: string,
  signUpKeyHash: Buffer | null,
): Promise<Credentials> {
  const isLive = sql`s.created_at > now() - make_interval(hours => ${signUpLifeHours})`;
  const { rows } = await sql<{
    userId: string | null;
    passwordHash: string | null;
    hasSecondFactor: boolean;
    keyHash: Buffer | null;
    signUpHash: string | null;
  }>`
    select u.user_id, u.password_hash,
      exists (select from passkeys p where p.user_id = u.user_id)
        or exists (select from authenticators a where a.user_id = u.user_id) as has_second_factor,
      coalesce(own.key_hash, newest.key_hash) as key_hash,
      coalesce(own.password_hash, newest.password_hash) as sign_up_hash
    from (select ${email}::text as email) as given
    left join email_directory d on d.email = given.email
    left join users u on u.user_id = d.user_id
    left join lateral (
      select s.key_hash, s.password_hash from pending_sign_ups s
      where s.email = given.email and s.key_hash = ${signUpKeyHash} and ${isLive}
    ) own on true
    left join lateral (
      select s.key_hash, s.password_hash from pending_sign_ups s
      where s.email = given.email and ${isLive} order by s.created_at desc limit 1
    ) newest on true
  `.execute(db);
  const [row] = rows;
  return {
    account:
      row?.userId && row.passwordHash
        ? {
            userId: asUserId(row.userId),
            passwordHash: row.passwordHash,
            hasSecondFactor: row.hasSecondFactor,
          }
        : null,
    signUp: row?.keyHash && row.signUpHash ? { keyHash: row.keyHash, passwordHash: row.signUpHash } : null,
  };
}

/** The address that the person logs in with. A closed account has none. */
export async function findLoginEmail(db: Queryable, userId: UserId): Promise<string | undefined> {
  const row = await db
    .selectFrom("emailDirectory")
    .select("email")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.email;
}

export async function findPasswordHash(db: Queryable, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("passwordHash")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.passwordHash ?? null;
}

/** Nobody else can change the password until the transaction ends. */
export async function lockPasswordHash(db: Queryable, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select("passwordHash")
    .where("userId", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.passwordHash ?? null;
}

/** The address in the directory is the caller's concern. */
export async function setEmail(db: Queryable, userId: UserId, email: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ email, emailVerifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where("userId", "=", userId)
    .execute();
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
