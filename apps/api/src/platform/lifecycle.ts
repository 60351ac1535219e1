import { once } from "node:events";
import type { Server } from "node:http";
import type { Server as NetServer } from "node:net";
import type { Logger } from "./observability/logger.ts";

const stopSignals = ["SIGTERM", "SIGINT"] as const;

/** On a stop signal, finishes the work in progress and exits. A second signal or the time limit exits at once. */
export function stopOnSignal(logger: Logger, stop: () => Promise<void>, limitMs = 20_000): void {
  let isStopping = false;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      logger.info({ signal }, "stopping");
      setTimeout(() => process.exit(1), limitMs).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, "shutdown failed");
          process.exit(1);
        },
      );
    });
  }
}

/** Returns the port; port 0 lets the system choose one. */
export async function listen(server: NetServer, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

export async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeIdleConnections();
  await once(server, "close");
}
