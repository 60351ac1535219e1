import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { inTransaction } from "../db/transaction.ts";
import { defineJob, queueJob } from "./jobs.ts";
import { keepJobsRunning } from "./keep-jobs-running.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({}, { hasWorker: false });
});
afterAll(() => app.close());

const breakJob = defineJob({ name: "test.break", payload: z.object({}), maxAttempts: 1 });
const greetJob = defineJob({ name: "test.greet", payload: z.object({}), maxAttempts: 3 });

it("[SCALE-41] runs jobs again after its database has failed in the middle of one", async () => {
  const { db, logger, metrics } = app.composition.deps;
  const queue = (job: typeof breakJob) => inTransaction(db, (tx) => queueJob(tx, job, {}));
  const greeted = Promise.withResolvers<void>();
  const runner = await keepJobsRunning({
    pool: app.composition.pool,
    logger,
    metrics,
    leaseSeconds: 25,
    register(registry) {
      // Without its table, graphile-worker can neither complete nor fail the job, and gives up.
      registry.on(breakJob, async () => {
        await sql`alter table graphile_worker._private_jobs rename to away`.execute(db);
      });
      registry.on(greetJob, async () => greeted.resolve());
    },
  });
  await queue(breakJob);
  await expect
    .poll(() => app.logs.some((line) => line.includes("starting it again")), { timeout: 20_000 })
    .toBe(true);
  await sql`alter table graphile_worker.away rename to _private_jobs`.execute(db);
  await queue(greetJob);
  await greeted.promise;
  await runner.stop();
});
