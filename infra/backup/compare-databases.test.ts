import { createTestDatabase, type TestDatabase } from "@fernwell/api/test/databases.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findDifferences, readState } from "./compare-databases.ts";

let one: TestDatabase;
let other: TestDatabase;
beforeEach(async () => {
  [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterEach(async () => {
  await Promise.all([one.drop(), other.drop()]);
});

async function compare(): Promise<string[]> {
  return findDifferences(await readState(one.url), await readState(other.url));
}

it("[START-91] finds two copies with the same rows equal, in whatever order they were written", async () => {
  const addLease = "insert into worker_leases (worker_id, seen_at) values ($1, '2026-01-01')";
  for (const id of ["a", "b"]) await one.query(addLease, [id]);
  for (const id of ["b", "a"]) await other.query(addLease, [id]);
  expect(await compare()).toEqual([]);
});

it.each([
  ["a missing row", "delete from catalogue_items where position = 7", "public.catalogue_items"],
  ["a changed value", "update catalogue_items set body = '{}' where position = 7", "public.catalogue_items"],
  ["an added row", "insert into worker_leases (worker_id) values ('a')", "public.worker_leases"],
  ["a missing table", "drop table worker_leases", "public.worker_leases"],
  ["a queued job", "select graphile_worker.add_job('test')", "graphile_worker._private_jobs"],
])("[START-91] notices %s in a copy", async (_, change, table) => {
  await other.query(change, []);
  expect(await compare()).toContain(table);
});
