import { monitorEventLoopDelay } from "node:perf_hooks";
import { type ItemByKind, type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { createCatalogueStore } from "../src/features/catalogue/catalogue-store.ts";
import { importCatalogue } from "../src/features/catalogue/import-catalogue.ts";
import { openDatabase } from "../src/platform/db/db.ts";
import { createLogger } from "../src/platform/observability/logger.ts";
import { createProgress } from "../src/platform/terminal-progress.ts";
import { createTestDatabase, prepareTemplate } from "../test/databases.ts";
import { multiplyCatalogue } from "./generated-items.ts";

/** `pnpm bench:catalogue [items]`: how long importing and loading that many generated items takes. */
const wanted = Number(process.argv[2] ?? 100_000);

await prepareTemplate();
const database = await createTestDatabase();
const logger = createLogger({ level: "warn", process: "cli" });
const { db, close } = openDatabase({
  url: database.url,
  poolSize: 4,
  applicationName: "fernwell-bench",
  logger,
});

const items = await multiplyCatalogue(wanted, itemKinds);

const showProgress = createProgress(process.stdout, "items");
const importSeconds = await timed(() =>
  importCatalogue({ db }, items, ({ done, total }) => showProgress(done, total)),
);

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const store = createCatalogueStore({ db, databaseUrl: database.url, logger });
const loadSeconds = await timed(() => store.start());
delay.disable();

const snapshot = store.requireSnapshot();
const held = itemKinds.flatMap((kind): readonly ItemByKind[ItemKind][] => snapshot.shelves[kind].items);
const figures = {
  items: items.length,
  "import, s": importSeconds.toFixed(1),
  "load into memory, s": loadSeconds.toFixed(1),
  "longest pause of the event loop while loading, ms": Math.round(delay.max / 1e6),
  "items held": held.length,
  "bodies held, MB": Math.round(
    held.reduce((sum, item) => sum + snapshot.getBody(item, "whole").length, 0) / 1e6,
  ),
  "memory of the process, MB": Math.round(process.memoryUsage().rss / 1e6),
};
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name.padEnd(52)}${value}\n`);

await store.close();
await close();
await database.drop();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
