import { asUserId, type UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import type { TokenKey } from "../../platform/secret-token.ts";
import { linkLifeHours, undoDays } from "./accounts.limits.ts";

interface ChangeKey {
  readonly userId: UserId;
  readonly changeId: string;
}

/** Replaces a change that is not confirmed yet. */
export async function startEmailChange(
  db: Queryable,
  change: ChangeKey & { readonly newEmail: string },
): Promise<void> {
  await db
    .deleteFrom("emailChanges")
    .where("userId", "=", change.userId)
    .where("changedAt", "is", null)
    .execute();
  await db.insertInto("emailChanges").values(change).execute();
}

export async function findPendingChange(
  db: Queryable,
  userId: UserId,
): Promise<{ changeId: string; newEmail: string; requestedAt: Date } | undefined> {
  return selectPending(db).where("userId", "=", userId).executeTakeFirst();
}

/** Returns false if the change is no longer the newest, or is already completed. */
export async function storeProofHash(
  db: Queryable,
  { userId, changeId }: ChangeKey,
  proofHash: Buffer,
): Promise<boolean> {
  const result = await db
    .updateTable("emailChanges")
    .set({ proofHash })
    .where("userId", "=", userId)
    .where("changeId", "=", changeId)
    .where("changedAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** The change that the link to the new address completes. */
export async function findProvedChange(
  db: Queryable,
  { id, hash }: TokenKey,
): Promise<(ChangeKey & { newEmail: string }) | undefined> {
  const row = await selectPending(db)
    .where("userId", "=", id)
    .where("proofHash", "=", hash)
    .executeTakeFirst();
  return row && { userId: asUserId(id), changeId: row.changeId, newEmail: row.newEmail };
}

/** Returns false if it is already completed, so that the link works only once. */
export async function completeChange(
  db: Queryable,
  { userId, changeId }: ChangeKey,
  oldEmail: string,
): Promise<boolean> {
  const result = await db
    .updateTable("emailChanges")
    .set({ oldEmail, changedAt: sql<Date>`now()`, proofHash: null })
    .where("userId", "=", userId)
    .where("changeId", "=", changeId)
    .where("changedAt", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export interface CompletedChange extends ChangeKey {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly changedAt: Date;
}

export async function findCompletedChange(
  db: Queryable,
  { userId, changeId }: ChangeKey,
): Promise<CompletedChange | undefined> {
  return readCompleted(await selectCompleted(db, userId).where("changeId", "=", changeId).executeTakeFirst());
}

export async function storeUndoHash(
  db: Queryable,
  { userId, changeId }: ChangeKey,
  undoHash: Buffer,
): Promise<void> {
  await db
    .updateTable("emailChanges")
    .set({ undoHash })
    .where("userId", "=", userId)
    .where("changeId", "=", changeId)
    .execute();
}

/** The change that the link to the old address undoes. */
export async function findUndoableChange(
  db: Queryable,
  { id, hash }: TokenKey,
): Promise<CompletedChange | undefined> {
  const row = await selectCompleted(db, asUserId(id)).where("undoHash", "=", hash).executeTakeFirst();
  return readCompleted(row);
}

/** Deletes the change, and all later ones with the links that they have mailed. Returns false if it is already undone. */
export async function deleteChangesSince(
  db: Queryable,
  { userId, changeId, changedAt }: CompletedChange,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom("emailChanges")
    .where("userId", "=", userId)
    .where((eb) => eb.or([eb("changedAt", "is", null), eb("changedAt", ">=", changedAt)]))
    .returning("changeId")
    .execute();
  return deleted.some((row) => row.changeId === changeId);
}

function selectPending(db: Queryable) {
  return db
    .selectFrom("emailChanges")
    .select(["changeId", "newEmail", "requestedAt"])
    .where("changedAt", "is", null)
    .where("requestedAt", ">", sql<Date>`now() - make_interval(hours => ${linkLifeHours})`);
}

function selectCompleted(db: Queryable, userId: UserId) {
  return db
    .selectFrom("emailChanges")
    .select(["userId", "changeId", "oldEmail", "newEmail", "changedAt"])
    .where("userId", "=", userId)
    .where("changedAt", ">", sql<Date>`now() - make_interval(days => ${undoDays})`);
}

interface ChangeRow {
  readonly userId: string;
  readonly changeId: string;
  readonly oldEmail: string | null;
  readonly newEmail: string;
  readonly changedAt: Date | null;
}

function readCompleted(row: ChangeRow | undefined): CompletedChange | undefined {
  if (!row || row.oldEmail === null || row.changedAt === null) return undefined;
  return { ...row, userId: asUserId(row.userId), oldEmail: row.oldEmail, changedAt: row.changedAt };
}
