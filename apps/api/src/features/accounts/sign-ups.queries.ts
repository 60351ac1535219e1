import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { signUpLifeHours } from "./accounts.limits.ts";

export interface SignUpRow {
  readonly name: string;
  readonly passwordHash: string;
  readonly keyHash: Buffer;
  readonly termsVersion: string | null;
  readonly privacyVersion: string | null;
}

interface StoredSignUp extends SignUpRow {
  readonly createdAt: Date;
}

/** Takes the place of an earlier sign-up in the same browser, and of no other. */
export async function storeSignUp(
  db: Queryable,
  email: string,
  signUp: SignUpRow,
  earlierKeyHash: Buffer | null,
): Promise<void> {
  if (earlierKeyHash) await deleteSignUp(db, email, earlierKeyHash);
  await db
    .insertInto("pendingSignUps")
    .values({ email, ...signUp })
    .execute();
}

/** Ties the sign-up to another browser, in which its password was given. */
export async function moveSignUp(
  db: Queryable,
  email: string,
  keyHashes: { readonly from: Buffer; readonly to: Buffer },
): Promise<void> {
  await db
    .updateTable("pendingSignUps")
    .set({ keyHash: keyHashes.to })
    .where("email", "=", email)
    .where("keyHash", "=", keyHashes.from)
    .execute();
}

export async function hasSignUp(db: Queryable, email: string): Promise<boolean> {
  return (await selectSignUps(db, email).limit(1).execute()).length > 0;
}

/**
 * The sign-up that a proof of the address confirms: the one of this browser, or, for a caller without a key, the only
 * one. Of several, none is confirmed without its key: the proof does not tell whose sign-up it was meant for.
 */
export async function findConfirmedSignUp(
  db: Queryable,
  email: string,
  keyHash: Buffer | null,
): Promise<StoredSignUp | undefined> {
  if (keyHash) return selectSignUps(db, email).where("keyHash", "=", keyHash).executeTakeFirst();
  const [first, second] = await selectSignUps(db, email).limit(2).execute();
  return second ? undefined : first;
}

export async function deleteSignUps(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom("pendingSignUps").where("email", "=", email).execute();
}

async function deleteSignUp(db: Queryable, email: string, keyHash: Buffer): Promise<void> {
  await db.deleteFrom("pendingSignUps").where("email", "=", email).where("keyHash", "=", keyHash).execute();
}

function selectSignUps(db: Queryable, email: string) {
  return db
    .selectFrom("pendingSignUps")
    .select(["name", "passwordHash", "keyHash", "termsVersion", "privacyVersion", "createdAt"])
    .where("email", "=", email)
    .where("createdAt", ">", sql<Date>`now() - make_interval(hours => ${signUpLifeHours})`);
}
