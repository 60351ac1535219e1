import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface ExportRow {
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
}

/** Replaces the previous copy. */
export async function startExport(db: Queryable, userId: UserId, exportId: string): Promise<ExportRow> {
  const fresh = { exportId, requestedAt: sql<Date>`now()`, readyAt: null, archive: null };
  return db
    .insertInto("exports")
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(fresh))
    .returning(["requestedAt", "readyAt"])
    .executeTakeFirstOrThrow();
}

export async function findExport(db: Queryable, userId: UserId): Promise<ExportRow | undefined> {
  return db
    .selectFrom("exports")
    .select(["requestedAt", "readyAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** Whether this is still the latest request: a later one makes its own copy. */
export async function isExportOpen(db: Queryable, userId: UserId, exportId: string): Promise<boolean> {
  const row = await db
    .selectFrom("exports")
    .select("userId")
    .where("userId", "=", userId)
    .where("exportId", "=", exportId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeArchive(
  db: Queryable,
  { userId, exportId }: { readonly userId: UserId; readonly exportId: string },
  archive: Buffer,
): Promise<void> {
  await db
    .updateTable("exports")
    .set({ archive, readyAt: sql`now()` })
    .where("userId", "=", userId)
    .where("exportId", "=", exportId)
    .execute();
}

export async function findArchive(
  db: Queryable,
  userId: UserId,
  requestedAfter: Date,
): Promise<Buffer | null> {
  const row = await db
    .selectFrom("exports")
    .select("archive")
    .where("userId", "=", userId)
    .where("requestedAt", ">", requestedAfter)
    .executeTakeFirst();
  return row?.archive ?? null;
}
