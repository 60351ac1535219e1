import { addJobs } from "./app.ts";
import { loadConfig } from "./config/config.ts";
import { compose } from "./deps.ts";
import { isSchemaCurrent } from "./platform/db/schema-version.ts";
import { createInternalServer } from "./platform/http/internal-server.ts";
import { keepJobsRunning } from "./platform/jobs/keep-jobs-running.ts";
import { closeServer, listen, stopOnSignal } from "./platform/lifecycle.ts";
import { startTracing } from "./platform/observability/start-tracing.ts";

const config = loadConfig(process.env);
const tracing = await startTracing({
  endpoint: config.traces.endpoint,
  process: "worker",
  environment: config.environment,
  logLevel: config.logLevel,
});
const composition = compose(config, { process: "worker" });
const { deps, pool } = composition;
let isDraining = false;

// Reminders name what is planned, so they need the catalogue.
if (deps.push !== null) await deps.catalogue.start();

const runner = await keepJobsRunning({
  pool,
  logger: deps.logger,
  metrics: deps.metrics,
  leaseSeconds: config.jobs.leaseSeconds,
  register: (registry) => addJobs(registry, composition),
});
const internal = createInternalServer({
  metrics: deps.metrics,
  isReady: async () => !isDraining && (await isSchemaCurrent(pool)),
});

stopOnSignal(deps.logger, async () => {
  isDraining = true;
  await runner.stop();
  await closeServer(internal);
  await composition.close();
  await tracing.stop();
});

const internalPort = await listen(internal, config.internal.workerPort, config.internal.host);
deps.logger.info({ internalPort }, "worker is up");
