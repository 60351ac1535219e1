import { sql } from "kysely";
import type { z } from "zod";
import type { Transaction } from "../db/db.ts";

/** Work for the worker, declared apart from its handler so that whoever causes it needs not know who does it. */
export interface Job<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly maxAttempts: number;
}

export function defineJob<Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> {
  return job;
}

/**
 * Takes a transaction, so that the job exists exactly when the change that causes it does. Under a key there is one at
 * most: queued again, it starts anew.
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

/** Takes back what is queued and names this value, whatever it is for. */
export async function unqueueJobsAbout(tx: Transaction, name: string, value: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where payload ->> ${name} = ${value}`.execute(tx);
}
