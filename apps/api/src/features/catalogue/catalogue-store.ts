import { setTimeout as wait } from "node:timers/promises";
import { catalogueFormat, type PublishedItem } from "@fernwell/catalogue/publish";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/db/db.ts";
import { type Listener, listenTo } from "../../platform/db/notifications.ts";
import type { Logger } from "../../platform/observability/logger.ts";
import { findPublishedVersion, listItems } from "./catalogue.queries.ts";
import { buildSnapshot, type Snapshot } from "./snapshot.ts";

/** An import tells here that there is a version to change to. */
export const catalogueChannel = "catalogue_published";

/** The version that this process serves. A request takes the snapshot once and keeps it to its end. */
export interface CatalogueStore {
  /**
   * Loads the published version and follows the ones to come; while the database is away it goes on trying. A version is
   * served once it is prepared; until then the one before it is.
   */
  start(prepare?: (snapshot: Snapshot) => Promise<void>): Promise<void>;
  hasSnapshot(): boolean;
  requireSnapshot(): Snapshot;
  close(): Promise<void>;
}

interface StoreOptions {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly logger: Logger;
}

const pageSize = 500;
const retryMs = 1_000;

export function createCatalogueStore({ db, databaseUrl, logger }: StoreOptions): CatalogueStore {
  let snapshot: Snapshot | null = null;
  let listener: Listener | null = null;
  let refreshing: Promise<void> | null = null;
  let isStale = false;
  let prepareNext: (snapshot: Snapshot) => Promise<void> = async () => {};
  const firstFailure = Promise.withResolvers<void>();
  const closing = new AbortController();

  /** One refresh at a time; news that come meanwhile lead to one more. */
  function refresh(): Promise<void> {
    isStale = true;
    refreshing ??= refreshUntilFresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function refreshUntilFresh(): Promise<void> {
    while (isStale && !closing.signal.aborted) {
      isStale = false;
      try {
        snapshot = await loadNewer(snapshot);
      } catch (error) {
        isStale = true;
        logger.warn({ err: error }, "the catalogue could not be loaded");
        firstFailure.resolve();
        await wait(retryMs, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  async function loadNewer(current: Snapshot | null): Promise<Snapshot | null> {
    const version = await findPublishedVersion(db, catalogueFormat);
    if (version === undefined || version.id === current?.versionId) return current;
    const items = await loadItems(db, version.id);
    // Newer imports drop old versions, perhaps while one is being read.
    if (items.length !== version.itemCount) throw new Error("the version was dropped while it was read");
    const next = await buildSnapshot(version.id, items);
    await prepareNext(next);
    logger.info({ versionId: version.id, meals: next.shelves.meal.items.length }, "the catalogue is loaded");
    return next;
  }

  return {
    async start(prepare = prepareNext) {
      prepareNext = prepare;
      // Listening first: a version published between the two would otherwise be missed.
      listener = await listenTo({
        url: databaseUrl,
        channel: catalogueChannel,
        applicationName: "fernwell-catalogue",
        logger,
        onNotified: () => void refresh(),
      });
      await Promise.race([refresh(), firstFailure.promise]);
    },
    hasSnapshot: () => snapshot !== null,
    requireSnapshot() {
      if (snapshot === null) throw new AppError("busy", { retryAfterSeconds: 5 });
      return snapshot;
    },
    async close() {
      closing.abort();
      await listener?.close();
      await refreshing;
    },
  };
}

async function loadItems(db: Db, versionId: string): Promise<PublishedItem[]> {
  const items: PublishedItem[] = [];
  for (;;) {
    const page = await listItems(db, versionId, items.length, pageSize);
    items.push(...page);
    if (page.length < pageSize) return items;
  }
}
