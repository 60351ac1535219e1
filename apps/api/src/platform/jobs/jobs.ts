import { sql } from "kysely";
import { z } from "zod";
import type { Transaction } from "../db/db.ts";
import { type Attributes, inSpan, writeTraceparent } from "../observability/tracing.ts";

/** Work for the worker. Declared apart from its handler, so that the code that queues it does not import the handler. */
export interface Job<Payload extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly payload: Payload;
  readonly maxAttempts: number;
}

export function defineJob<Payload extends z.ZodObject>(job: Job<Payload>): Job<Payload> {
  return job;
}

/**
 * Queues a job in the transaction that causes it, so that neither exists without the other. Of the jobs with the same
 * key only the last is kept, with fresh retries.
 */
export async function queueJob<Payload extends z.ZodObject>(
  tx: Transaction,
  job: Job<Payload>,
  payload: z.input<Payload>,
  key: string | null = null,
): Promise<void> {
  await inSpan({ name: `queue ${job.name}`, kind: "producer", attributes: describeJob(job) }, async () => {
    const traceparent = writeTraceparent();
    await sql`
      select graphile_worker.add_job(
        identifier => ${job.name},
        payload => ${JSON.stringify(traceparent === null ? payload : { ...payload, traceparent })}::json,
        max_attempts => ${job.maxAttempts},
        job_key => ${key}
      )
    `.execute(tx);
  });
}

/** The span that queued the job, if tracing was on. */
export function findTraceparent(payload: unknown): string | undefined {
  return tracedPayload.safeParse(payload).data?.traceparent;
}

const tracedPayload = z.object({ traceparent: z.string() });

export function describeJob({ name }: Job): Attributes {
  return { "messaging.system": "graphile_worker", "messaging.destination.name": name };
}

/** Deletes every job with this value in its payload. graphile-worker has no public way to find jobs by payload: record 0047. */
export async function deleteJobsAbout(tx: Transaction, name: string, value: string): Promise<void> {
  await sql`delete from graphile_worker._private_jobs where payload ->> ${name} = ${value}`.execute(tx);
}
