import { EventEmitter } from "node:events";
import {
  type CronItem,
  Logger as GraphileLogger,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type pg from "pg";
import type { z } from "zod";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";
import { inFirstSpan } from "../observability/tracing.ts";
import { describeJob, findTraceparent, type Job } from "./jobs.ts";
import { keepLeases } from "./worker-leases.ts";

/** Binds jobs to their handlers. */
export interface JobRegistry {
  on<Payload extends z.ZodObject>(
    job: Job<Payload>,
    handle: (payload: z.output<Payload>) => Promise<void>,
  ): void;
  /** Queues a job on a schedule, once across all workers. `at` is a crontab expression in UTC. */
  repeat(job: Job, at: string): void;
}

export interface JobRunnerOptions {
  readonly pool: pg.Pool;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly leaseSeconds: number;
  readonly register: (registry: JobRegistry) => void;
}

export interface JobRunner {
  /** Finishes the jobs in progress. */
  stop(): Promise<void>;
}

/** A runner for as long as its connections last. */
interface JobRun extends JobRunner {
  /** Resolves when it has ended, whether or not it was asked to. */
  readonly ended: Promise<void>;
}

export async function runJobs(options: JobRunnerOptions): Promise<JobRun> {
  const { pool, logger, metrics, leaseSeconds, register } = options;
  const taskList: TaskList = {};
  const cronItems: CronItem[] = [];
  register({
    on(job, handle) {
      for (const outcome of ["done", "failed"]) metrics.jobs.inc({ job: job.name, outcome }, 0);
      const details = { name: `run ${job.name}`, kind: "consumer", attributes: describeJob(job) } as const;
      taskList[job.name] = (payload, { job: { id, attempts } }) =>
        inFirstSpan(details, findTraceparent(payload), async () => {
          try {
            await handle(job.payload.parse(payload));
            metrics.jobs.inc({ job: job.name, outcome: "done" });
            logger.info({ job: job.name, jobId: id, attempts }, "job done");
          } catch (error) {
            metrics.jobs.inc({ job: job.name, outcome: "failed" });
            logger.warn({ err: error, job: job.name, jobId: id, attempts }, "job failed");
            throw error;
          }
        }).catch((error: unknown) => {
          // graphile-worker stores the message, and an SMTP error quotes the recipient.
          throw new Error(error instanceof Error ? error.name : "failed");
        });
    },
    repeat(job, at) {
      cronItems.push({ task: job.name, match: at, options: { maxAttempts: job.maxAttempts } });
    },
  });

  const poolIds = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on("pool:create", ({ workerPool }) => poolIds.add(workerPool.id));
  const runner = await run({
    pgPool: pool,
    taskList,
    parsedCronItems: parseCronItems(cronItems),
    events,
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    // Without batches graphile-worker does not await the completion query, and an unreachable database crashes the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: createQuietLogger(logger),
  });
  const leases = keepLeases({ pool, logger, leaseSeconds, poolIds });

  const ended = runner.promise.then(
    () => {},
    () => {},
  );
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  return {
    ended,
    async stop() {
      await leases.stop();
      if (!hasEnded) await runner.stop();
    },
  };
}

/** graphile-worker's log lines quote payloads. Only its own errors are logged, without them. */
function createQuietLogger(logger: Logger): GraphileLogger {
  return new GraphileLogger(() => (level, message) => {
    if (level === "error" && !message.startsWith("Failed task"))
      logger.error({ library: "graphile-worker" }, message);
  });
}
