import { catalogueFormat } from "@fernwell/catalogue/publish";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { findPublishedVersion, listItems } from "../catalogue/catalogue.queries.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { importCatalogue } from "../catalogue/import-catalogue.ts";
import { getSnapshotSearch } from "./snapshot-search.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { hasWorker: false });
});
afterAll(() => app.close());

/** A search that is not built yet loses the race. */
async function isBuilt(snapshot: Snapshot): Promise<boolean> {
  return (await Promise.race([getSnapshotSearch(snapshot), null])) !== null;
}

it("[FIND-42] no search waits for the index, after the start and after a change of the catalogue", async () => {
  const { db, catalogue } = app.composition.deps;
  const first = catalogue.requireSnapshot();
  expect(await isBuilt(first)).toBe(true);

  const version = await findPublishedVersion(db, catalogueFormat);
  const items = await listItems(db, version?.id ?? "", 0, 100_000);
  const changed = items.filter(({ kind, id }) => kind !== "meal" || id !== "scrambled-eggs");
  await importCatalogue({ db }, changed, () => {});
  const { versionId } = first;
  await expect.poll(() => catalogue.requireSnapshot()).not.toMatchObject({ versionId });
  expect(await isBuilt(catalogue.requireSnapshot())).toBe(true);
});
