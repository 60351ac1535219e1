import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface HashedRecoveryCode {
  readonly slot: string;
  readonly codeHash: string;
}

/** When the codes were made and how many are unused. Undefined: the person has none. */
export async function countRecoveryCodes(
  db: Queryable,
  userId: UserId,
): Promise<{ madeAt: Date; left: number } | undefined> {
  const { madeAt, left } = await db
    .selectFrom("recoveryCodes")
    .select([
      sql<Date | null>`min(made_at)`.as("madeAt"),
      sql<number>`count(*) filter (where used_at is null)::int`.as("left"),
    ])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return madeAt === null ? undefined : { madeAt, left };
}

export async function findUnusedCodeHash(
  db: Queryable,
  userId: UserId,
  slot: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("recoveryCodes")
    .select("codeHash")
    .where("userId", "=", userId)
    .where("slot", "=", slot)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return row?.codeHash;
}

/** Returns false if the code has been used or replaced meanwhile. */
export async function markRecoveryCodeUsed(
  db: Queryable,
  userId: UserId,
  { slot, codeHash }: HashedRecoveryCode,
): Promise<boolean> {
  const result = await db
    .updateTable("recoveryCodes")
    .set({ usedAt: sql`now()` })
    .where("userId", "=", userId)
    .where("slot", "=", slot)
    .where("codeHash", "=", codeHash)
    .where("usedAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertRecoveryCodes(
  db: Queryable,
  userId: UserId,
  codes: readonly HashedRecoveryCode[],
): Promise<void> {
  await db
    .insertInto("recoveryCodes")
    .values(codes.map(({ slot, codeHash }) => ({ userId, slot, codeHash })))
    .execute();
}

export async function deleteRecoveryCodes(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("recoveryCodes").where("userId", "=", userId).execute();
}
