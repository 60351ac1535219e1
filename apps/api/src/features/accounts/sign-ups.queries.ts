import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { signUpLifeHours } from "./accounts.limits.ts";

export interface SignUpRow {
  readonly name: string;
  readonly passwordHash: string;
  readonly keyHash: Buffer;
}

/** The newest sign-up of an address replaces the previous one. */
export async function replaceSignUp(db: Queryable, email: string, signUp: SignUpRow): Promise<void> {
  const fresh = { ...signUp, createdAt: sql<Date>`now()` };
  await db
    .insertInto("signUps")
    .values({ email, ...fresh })
    .onConflict((conflict) => conflict.column("email").doUpdateSet(fresh))
    .execute();
}

export async function setSignUpKey(db: Queryable, email: string, keyHash: Buffer): Promise<void> {
  await db.updateTable("signUps").set({ keyHash }).where("email", "=", email).execute();
}

export async function findSignUp(db: Queryable, email: string): Promise<SignUpRow | undefined> {
  return db
    .selectFrom("signUps")
    .select(["name", "passwordHash", "keyHash"])
    .where("email", "=", email)
    .where("createdAt", ">", oldestLive)
    .executeTakeFirst();
}

/** Deletes the sign-up and returns it, so that only one caller creates the account. */
export async function takeSignUp(db: Queryable, email: string): Promise<SignUpRow | undefined> {
  return db
    .deleteFrom("signUps")
    .where("email", "=", email)
    .where("createdAt", ">", oldestLive)
    .returning(["name", "passwordHash", "keyHash"])
    .executeTakeFirst();
}

const oldestLive = sql<Date>`now() - make_interval(hours => ${signUpLifeHours})`;
