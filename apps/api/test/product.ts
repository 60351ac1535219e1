import { addJobs, buildApp } from "../src/app.ts";
import type { Composition } from "../src/deps.ts";
import type { Router } from "../src/platform/http/router.ts";
import type { JobRunner } from "../src/platform/jobs/job-runner.ts";
import { keepJobsRunning } from "../src/platform/jobs/keep-jobs-running.ts";

export interface Product {
  readonly url: string;
  readonly composition: Composition;
  readonly router: Router;
  /** Both do nothing if the worker is already running or stopped. */
  startWorker(): Promise<void>;
  stopWorker(): Promise<void>;
  /** Closes the composition too. */
  close(): Promise<void>;
}

/** The server on a free port of this machine, and a worker on request, both in this process. */
export async function startProduct(composition: Composition): Promise<Product> {
  const { deps, pool } = composition;
  const { server, router } = await buildApp(composition, () => false);
  const url = await server.listen({ port: 0, host: "127.0.0.1" });
  let runner: JobRunner | null = null;

  async function stopWorker(): Promise<void> {
    await runner?.stop();
    runner = null;
  }

  return {
    url,
    composition,
    router,
    stopWorker,
    async startWorker() {
      runner ??= await keepJobsRunning({
        pool,
        logger: deps.logger,
        metrics: deps.metrics,
        leaseSeconds: deps.config.jobs.leaseSeconds,
        register: (registry) => addJobs(registry, composition),
      });
    },
    async close() {
      await server.close();
      await stopWorker();
      await composition.close();
    },
  };
}
