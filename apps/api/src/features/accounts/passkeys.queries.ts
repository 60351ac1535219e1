import { transports as knownTransports, type Transport } from "@fernwell/contract/second-factor";
import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface PasskeyRow {
  readonly passkeyId: string;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly signatureCount: number;
  readonly transports: readonly Transport[];
  readonly name: string;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The oldest first. */
export async function listPasskeys(db: Queryable, userId: UserId): Promise<PasskeyRow[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select(["passkeyId", "credentialId", "publicKey", "signatureCount", "transports", "name"])
    .select(["addedAt", "lastUsedAt"])
    .where("userId", "=", userId)
    .orderBy("addedAt")
    .orderBy("passkeyId")
    .execute();
  return rows.map((row) => ({
    ...row,
    signatureCount: Number(row.signatureCount),
    transports: knownTransports.filter((known) => row.transports.includes(known)),
  }));
}

/** Returns false if the person has added this passkey before. */
export async function insertPasskey(
  db: Queryable,
  userId: UserId,
  {
    transports,
    ...passkey
  }: Pick<PasskeyRow, "passkeyId" | "credentialId" | "publicKey" | "signatureCount" | "transports" | "name">,
): Promise<boolean> {
  const inserted = await db
    .insertInto("passkeys")
    .values({ userId, ...passkey, transports: [...transports] })
    .onConflict((conflict) => conflict.columns(["userId", "credentialId"]).doNothing())
    .returning("passkeyId")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Returns false if the passkey has been removed meanwhile. */
export async function markPasskeyUsed(
  db: Queryable,
  userId: UserId,
  { passkeyId, signatureCount }: Pick<PasskeyRow, "passkeyId" | "signatureCount">,
): Promise<boolean> {
  const result = await db
    .updateTable("passkeys")
    .set({ signatureCount, lastUsedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("passkeyId", "=", passkeyId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false if the person has no such passkey. */
export async function setPasskeyName(
  db: Queryable,
  userId: UserId,
  passkeyId: string,
  name: string,
): Promise<boolean> {
  const result = await db
    .updateTable("passkeys")
    .set({ name })
    .where("userId", "=", userId)
    .where("passkeyId", "=", passkeyId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns false if the person has no such passkey. */
export async function deletePasskey(db: Queryable, userId: UserId, passkeyId: string): Promise<boolean> {
  const result = await db
    .deleteFrom("passkeys")
    .where("userId", "=", userId)
    .where("passkeyId", "=", passkeyId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}
