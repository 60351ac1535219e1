import { catalogueFormat, hashItems, type PublishedItem } from "@fernwell/catalogue/publish";
import type { Deps } from "../../deps.ts";
import { withLock } from "../../platform/db/lock.ts";
import { notify } from "../../platform/db/notifications.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { newId } from "../../platform/ids.ts";
import { queueJob } from "../../platform/jobs/jobs.ts";
import { cataloguePublishedJob } from "./catalogue.jobs.ts";
import {
  countItems,
  deleteOldVersions,
  findPublishedVersion,
  findVersion,
  insertItems,
  insertVersion,
  publishVersion,
} from "./catalogue.queries.ts";
import { catalogueChannel } from "./catalogue-store.ts";

const batchSize = 500;
const keptVersions = 3;

export interface ImportProgress {
  readonly done: number;
  readonly total: number;
}

export interface ImportOutcome {
  readonly versionId: string;
  readonly result: "published" | "already current";
  /** Items that an import that was cut short had brought in. */
  readonly resumedAt: number;
}

/**
 * Brings a version in batch by batch, each committed, so that an import that is cut short goes on where it ended.
 * Nobody is served a part: a version counts from the moment it is published, whole, in one transaction.
 */
export function importCatalogue(
  { db }: Pick<Deps, "db">,
  items: readonly PublishedItem[],
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  return withLock(db, "catalogue-import", async () => {
    const contentHash = hashItems(items);
    const found = await findVersion(db, { format: catalogueFormat, contentHash });
    const versionId = found?.id ?? newId();
    if (found?.publishedAt && (await findPublishedVersion(db, catalogueFormat))?.id === found.id) {
      // The content is the same, but the code that reads it may be new.
      await inTransaction(db, (tx) => queueJob(tx, cataloguePublishedJob, { versionId, after: null }));
      return { versionId, result: "already current", resumedAt: items.length };
    }
    if (found === undefined) {
      await insertVersion(db, {
        id: versionId,
        format: catalogueFormat,
        contentHash,
        itemCount: items.length,
      });
    }

    const resumedAt = await countItems(db, versionId);
    for (let done = resumedAt; done < items.length; done += batchSize) {
      onProgress({ done, total: items.length });
      await insertItems(db, versionId, done, items.slice(done, done + batchSize));
    }
    onProgress({ done: items.length, total: items.length });
    await publish(db, versionId, items.length);
    return { versionId, result: "published", resumedAt };
  });
}

function publish(db: Deps["db"], versionId: string, itemCount: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const present = await countItems(tx, versionId);
    if (present !== itemCount) throw new Error(`the version has ${present} items, not ${itemCount}`);
    await publishVersion(tx, versionId);
    await deleteOldVersions(tx, catalogueFormat, keptVersions);
    await notify(tx, catalogueChannel);
    await queueJob(tx, cataloguePublishedJob, { versionId, after: null });
  });
}
