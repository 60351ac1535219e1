import { sql } from "kysely";
import type { z } from "zod";
import type { Transaction } from "../db/db.ts";

/** Work for the worker. Declared apart from its handler, so that the code that queues it does not import the handler. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly maxAttempts: number;
}

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

/**
 * Queues a job in the transaction that causes it, so that neither exists without the other. Of the jobs with the same
 * key only the last is kept, with fresh retries.
 */
export async function queueJob<Payload extends z.ZodType>(
  tx: Transaction,
  job: Job<Payload>,
  payload: z.input<Payload>,
  key: string | null = null,
): Promise<void> {
  await sql`
    select graphile_worker.add_job(
      identifier => ${job.name},
      payload => ${JSON.stringify(payload)}::json,
      max_attempts => ${job.maxAttempts},
      job_key => ${key}
    )
  `.execute(tx);
}

/** Deletes every job with this value in its payload. graphile-worker has no public way to find jobs by payload: record 0047. */
export async function deleteJobsAbout(tx: Transaction, name: string, value: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where payload ->> ${name} = ${value}`.execute(tx);
}
