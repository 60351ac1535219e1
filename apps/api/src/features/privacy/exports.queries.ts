import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface ExportRow {
  readonly requestedAt: Date;
  readonly readyAt: Date | null;
  /** Null if it is not ready, or was made by an earlier release. */
  readonly byteCount: string | null;
}

export interface ExportKey {
  readonly userId: UserId;
  readonly exportId: string;
}

const fields = ["requestedAt", "readyAt", "byteCount"] as const;

/** Replaces the previous copy. */
export async function startExport(db: Queryable, userId: UserId, exportId: string): Promise<ExportRow> {
  const fresh = { exportId, requestedAt: sql<Date>`now()`, readyAt: null, byteCount: null, archive: null };
  await deleteParts(db, userId);
  return db
    .insertInto("exports")
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(fresh))
    .returning(fields)
    .executeTakeFirstOrThrow();
}

export async function findExport(db: Queryable, userId: UserId): Promise<ExportRow | undefined> {
  return db.selectFrom("exports").select(fields).where("userId", "=", userId).executeTakeFirst();
}

/** Whether this is still the latest request: a later one makes its own copy. */
export async function isExportOpen(db: Queryable, { userId, exportId }: ExportKey): Promise<boolean> {
  const row = await db
    .selectFrom("exports")
    .select("userId")
    .where("userId", "=", userId)
    .where("exportId", "=", exportId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPart(
  db: Queryable,
  key: ExportKey,
  { part, bytes }: { readonly part: number; readonly bytes: Buffer },
): Promise<void> {
  await db
    .insertInto("exportParts")
    .values({ ...key, part, bytes })
    .execute();
}

export async function deleteParts(db: Queryable, userId: UserId): Promise<void> {
  await db.deleteFrom("exportParts").where("userId", "=", userId).execute();
}

export async function markReady(
  db: Queryable,
  { userId, exportId }: ExportKey,
  byteCount: number,
): Promise<void> {
  await db
    .updateTable("exports")
    .set({ byteCount, readyAt: sql`now()` })
    .where("userId", "=", userId)
    .where("exportId", "=", exportId)
    .execute();
}

export async function findReadyExport(
  db: Queryable,
  userId: UserId,
  requestedAfter: Date,
): Promise<{ readonly exportId: string; readonly byteCount: number } | null> {
  const row = await db
    .selectFrom("exports")
    .select(["exportId", "byteCount"])
    .where("userId", "=", userId)
    .where("requestedAt", ">", requestedAfter)
    .executeTakeFirst();
  return row?.byteCount ? { exportId: row.exportId, byteCount: Number(row.byteCount) } : null;
}

/** Ends early if a new copy replaces this one meanwhile. */
export async function* readParts(db: Queryable, { userId, exportId }: ExportKey): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await db
      .selectFrom("exportParts")
      .select("bytes")
      .where("userId", "=", userId)
      .where("exportId", "=", exportId)
      .where("part", "=", part)
      .executeTakeFirst();
    if (row === undefined) return;
    yield row.bytes;
  }
}
