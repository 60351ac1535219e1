import { setTimeout as wait } from "node:timers/promises";
import { type JobRunner, type JobRunnerOptions, runJobs } from "./job-runner.ts";

const retryMs = 1_000;

/** Runs jobs until it is stopped. graphile-worker gives up when it loses its connections at a bad moment. */
export async function keepJobsRunning(options: JobRunnerOptions): Promise<JobRunner> {
  const { logger } = options;
  const closing = new AbortController();
  let run = await runJobs(options);

  async function startAgain(): Promise<void> {
    while (!closing.signal.aborted) {
      await run.ended;
      if (closing.signal.aborted) return;
      logger.error("the job runner has ended; starting it again");
      await run.stop();
      await tryToRun();
    }
  }

  async function tryToRun(): Promise<void> {
    for (;;) {
      await wait(retryMs, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        run = await runJobs(options);
        return;
      } catch (error) {
        logger.warn({ err: error }, "the job runner could not be started");
      }
    }
  }

  const keeping = startAgain();
  return {
    async stop() {
      closing.abort();
      await run.stop();
      await keeping;
      // It may have been starting when it was asked to stop.
      await run.stop();
    },
  };
}
