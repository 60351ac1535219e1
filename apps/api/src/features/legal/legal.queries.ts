import type { LegalDocumentName } from "@fernwell/contract/legal-versions";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";

interface AcceptanceRow {
  readonly document: LegalDocumentName;
  readonly version: string;
  readonly acceptedAt: Date;
}

/** The first acceptance of a version counts. */
export async function insertAcceptances(
  db: Queryable,
  userId: UserId,
  acceptances: readonly AcceptanceRow[],
): Promise<void> {
  await db
    .insertInto("acceptedDocuments")
    .values(acceptances.map((acceptance) => ({ userId, ...acceptance })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findLatestAcceptance(
  db: Queryable,
  userId: UserId,
  document: LegalDocumentName,
): Promise<Omit<AcceptanceRow, "document"> | undefined> {
  return db
    .selectFrom("acceptedDocuments")
    .select(["version", "acceptedAt"])
    .where("userId", "=", userId)
    .where("document", "=", document)
    .orderBy("acceptedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}
