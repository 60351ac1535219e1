import { setImmediate as letOthersRun } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { cataloguePublishedJob, findToldReader } from "../catalogue/catalogue.service.ts";
import { findStoredTold } from "./person-context.ts";
import { listReadByOthers } from "./preferences.queries.ts";
import { hasText, readAnew, storeReading } from "./told-readings.ts";

/** Few enough that a worker that is asked to stop does so soon. */
const batchSize = 200;

/**
 * Reads what people told us with the words of a new version, so that their next request need not. A reading says which
 * words it is of, so one that a person changes meanwhile does no harm.
 */
export async function readEveryone(
  { db }: Pick<Deps, "db">,
  { versionId, after }: { readonly versionId: string; readonly after: string | null },
): Promise<void> {
  const reader = await findToldReader({ db }, versionId);
  // A version that was published since has a job of its own.
  if (reader === null) return;
  const userIds = await listReadByOthers(db, reader.vocabularyVersion, { after, limit: batchSize });
  for (const userId of userIds) {
    const told = await findStoredTold(db, userId);
    if (hasText(told)) await storeReading(db, userId, told, readAnew(reader, told));
    await letOthersRun();
  }
  const last = userIds.at(-1);
  if (last === undefined || userIds.length < batchSize) return;
  await inTransaction(db, (tx) => queueJob(tx, cataloguePublishedJob, { versionId, after: last }));
}
