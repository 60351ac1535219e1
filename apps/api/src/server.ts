import { setTimeout as wait } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { loadConfig } from "./config/config.ts";
import { compose } from "./deps.ts";
import { isSchemaCurrent } from "./platform/db/schema-version.ts";
import { createInternalServer } from "./platform/http/internal-server.ts";
import { closeServer, listen, stopOnSignal } from "./platform/lifecycle.ts";
import { startTracing } from "./platform/observability/start-tracing.ts";

const config = loadConfig(process.env);
const tracing = await startTracing({
  endpoint: config.traces.endpoint,
  process: "server",
  environment: config.environment,
  logLevel: config.logLevel,
});
const composition = compose(config, { process: "server" });
const { logger } = composition.deps;
let isDraining = false;

const { server } = await buildApp(composition, () => isDraining);
const internal = createInternalServer({
  metrics: composition.deps.metrics,
  isReady: async () =>
    !isDraining && composition.deps.catalogue.hasSnapshot() && (await isSchemaCurrent(composition.pool)),
});

stopOnSignal(logger, async () => {
  isDraining = true;
  await wait(config.http.drainDelayMs);
  await server.close();
  await closeServer(internal);
  await composition.close();
  await tracing.stop();
});

const internalPort = await listen(internal, config.internal.serverPort, config.internal.host);
const address = await server.listen({ port: config.http.port, host: config.http.host });
logger.info({ port: Number(new URL(address).port), internalPort }, "server is up");
