import { setTimeout as wait } from "node:timers/promises";
import { buildApp } from "./app.ts";
import { loadConfig } from "./config/config.ts";
import { compose } from "./deps.ts";
import { isSchemaCurrent } from "./platform/db/schema-version.ts";
import { createInternalServer } from "./platform/http/internal-server.ts";
import { closeServer, listen, stopOnSignal } from "./platform/lifecycle.ts";

const config = loadConfig(process.env);
const composition = compose(config, { process: "server" });
const { logger } = composition.deps;
let isDraining = false;

const { server } = await buildApp(composition, () => isDraining);
const internal = createInternalServer({
  registry: composition.metrics.registry,
  isReady: async () =>
    !isDraining && composition.deps.catalogue.hasSnapshot() && (await isSchemaCurrent(composition.pool)),
});

stopOnSignal(logger, async () => {
  isDraining = true;
  await wait(config.http.drainDelayMs);
  await server.close();
  await closeServer(internal);
  await composition.close();
});

const internalPort = await listen(internal, config.internal.serverPort, config.internal.host);
const address = await server.listen({ port: config.http.port, host: config.http.host });
logger.info({ port: Number(new URL(address).port), internalPort }, "server is up");
