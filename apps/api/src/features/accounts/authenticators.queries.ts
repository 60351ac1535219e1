import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface AuthenticatorRow {
  readonly sealedSecret: Buffer;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function findAuthenticator(
  db: Queryable,
  userId: UserId,
): Promise<AuthenticatorRow | undefined> {
  return db
    .selectFrom("authenticators")
    .select(["sealedSecret", "addedAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** Replaces the app that the person had before. */
export async function storeAuthenticator(
  db: Queryable,
  userId: UserId,
  authenticator: { readonly sealedSecret: Buffer; readonly lastStep: number },
): Promise<void> {
  await db
    .insertInto("authenticators")
    .values({ userId, ...authenticator })
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet({ ...authenticator, addedAt: sql`now()`, lastUsedAt: null }),
    )
    .execute();
}

/** Returns false if a code of this step or a later one has been used. */
export async function advanceStep(db: Queryable, userId: UserId, step: number): Promise<boolean> {
  const result = await db
    .updateTable("authenticators")
    .set({ lastStep: step, lastUsedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("lastStep", "<", String(step))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false if the person has none. */
export async function deleteAuthenticator(db: Queryable, userId: UserId): Promise<boolean> {
  const result = await db.deleteFrom("authenticators").where("userId", "=", userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Secrets that another key than this one has sealed, by person, after the given one. */
export async function listOutdatedSecrets(
  db: Queryable,
  keyId: Buffer,
  { after, count }: { readonly after: UserId | null; readonly count: number },
): Promise<{ userId: UserId; sealedSecret: Buffer }[]> {
  const rows = await db
    .selectFrom("authenticators")
    .select(["userId", "sealedSecret"])
    .where(sql<boolean>`substring(sealed_secret from 1 for ${keyId.length}) <> ${keyId}`)
    .$if(after !== null, (query) => query.where("userId", ">", after))
    .orderBy("userId")
    .limit(count)
    .execute();
  return rows.map(({ userId, sealedSecret }) => ({ userId: asUserId(userId), sealedSecret }));
}

/** Unless the person has set up another app meanwhile. */
export async function replaceSecret(
  db: Queryable,
  userId: UserId,
  { from, to }: { readonly from: Buffer; readonly to: Buffer },
): Promise<void> {
  await db
    .updateTable("authenticators")
    .set({ sealedSecret: to })
    .where("userId", "=", userId)
    .where("sealedSecret", "=", from)
    .execute();
}
