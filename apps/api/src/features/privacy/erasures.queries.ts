import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export type ErasureReason = "asked" | "unused";

export interface ErasureRow {
  readonly userId: UserId;
  readonly erasureId: string;
  readonly reason: ErasureReason;
  readonly requestedAt: Date;
}

/** Returns the existing erasure if there is one, so that asking again does not start another. */
export async function startErasure(
  db: Queryable,
  { userId, erasureId, reason }: Omit<ErasureRow, "requestedAt">,
): Promise<string> {
  const row = await db
    .insertInto("erasures")
    .values({ userId, erasureId, reason })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet({ userId }))
    .returning("erasureId")
    .executeTakeFirstOrThrow();
  return row.erasureId;
}

export async function findErasure(db: Queryable, erasureId: string): Promise<ErasureRow | undefined> {
  const row = await db
    .selectFrom("erasures")
    .select(["userId", "erasureId", "reason", "requestedAt"])
    .where("erasureId", "=", erasureId)
    .executeTakeFirst();
  return row && { ...row, userId: asUserId(row.userId), reason: row.reason === "asked" ? "asked" : "unused" };
}

/** Erasures that should be done by now. */
export async function listErasuresBefore(db: Queryable, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("erasures")
    .select("erasureId")
    .where("requestedAt", "<", before)
    .orderBy("requestedAt")
    .limit(500)
    .execute();
  return rows.map(({ erasureId }) => erasureId);
}

/** Accounts that have not been used since and are not being erased yet. */
export async function listUnusedSince(db: Queryable, before: Date): Promise<UserId[]> {
  const rows = await db
    .selectFrom("users")
    .select("userId")
    .where("lastUsedAt", "<", before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("erasures").select("erasures.userId").whereRef("erasures.userId", "=", "users.userId"),
        ),
      ),
    )
    .orderBy("lastUsedAt")
    .limit(500)
    .execute();
  return rows.map(({ userId }) => asUserId(userId));
}

/** Identifies an account in our log without revealing who it is, for as long as the account exists. */
const accountMark = sql<string>`left(encode(sha256(users.user_id::text::bytea), 'hex'), 32)`;

export async function getAccountMark(db: Queryable, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom("users")
    .select(accountMark.as("mark"))
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.mark ?? null;
}

export async function listMarked(db: Queryable, marks: readonly string[]): Promise<UserId[]> {
  const rows = await db
    .selectFrom("users")
    .select("userId")
    .where(accountMark, "in", marks.length > 0 ? [...marks] : [""])
    .execute();
  return rows.map(({ userId }) => asUserId(userId));
}

/** Waits for writes in progress about the person, and blocks new ones. */
export async function lockAccount(db: Queryable, userId: UserId): Promise<void> {
  await sql`select 1 from users where user_id = ${userId} for update`.execute(db);
}
