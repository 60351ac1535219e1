import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { inTransaction } from "../db/transaction.ts";
import { defineJob, deleteJobsAbout, queueJob } from "./jobs.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { hasWorker: false });
});
afterAll(() => app.close());

const greet = defineJob({ name: "test.greet", payload: z.object({ userId: z.string() }), maxAttempts: 3 });
const bill = defineJob({ name: "test.bill", payload: z.object({ customerId: z.string() }), maxAttempts: 3 });

async function listQueued(): Promise<string[]> {
  const { rows } = await sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs order by id`.execute(app.composition.deps.db);
  return rows.map(({ task }) => task);
}

it("deletes the jobs about one person and keeps the others", async () => {
  await inTransaction(app.composition.deps.db, async (tx) => {
    await queueJob(tx, greet, { userId: "ada" });
    await queueJob(tx, greet, { userId: "ada" });
    await queueJob(tx, greet, { userId: "grace" });
    await queueJob(tx, bill, { customerId: "ada" });
    await deleteJobsAbout(tx, "userId", "ada");
  });
  expect(await listQueued()).toEqual(["test.greet", "test.bill"]);
});

it("depends on graphile-worker's current schema: see record 0047 before an upgrade", async () => {
  const { db } = app.composition.deps;
  const { rows: revisions } = await sql<{ newest: number }>`
    select max(id) as newest from graphile_worker.migrations`.execute(db);
  expect(revisions).toEqual([{ newest: 20 }]);

  const { rows: columns } = await sql<{ name: string; type: string }>`
    select format('%s.%s', table_name, column_name) as name, data_type as type from information_schema.columns
    where table_schema = 'graphile_worker' and (table_name, column_name) in
      (('jobs', 'locked_by'), ('jobs', 'locked_at'), ('_private_jobs', 'payload'))
    order by 1`.execute(db);
  expect(columns).toEqual([
    { name: "_private_jobs.payload", type: "json" },
    { name: "jobs.locked_at", type: "timestamp with time zone" },
    { name: "jobs.locked_by", type: "text" },
  ]);
});
