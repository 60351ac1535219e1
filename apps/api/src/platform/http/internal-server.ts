import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";

interface InternalServerOptions {
  readonly registry: Registry;
  readonly isReady: () => Promise<boolean>;
}

/** Health and figures for the operator, on a port that the public never reaches. Liveness asks no dependency. */
export function createInternalServer({ registry, isReady }: InternalServerOptions): Server {
  const answers: Record<string, () => Promise<{ status: number; body: string; type?: string }>> = {
    "/healthz": async () => ({ status: 200, body: "ok" }),
    "/readyz": async () =>
      (await isReady()) ? { status: 200, body: "ready" } : { status: 503, body: "not ready" },
    "/metrics": async () => ({ status: 200, body: await registry.metrics(), type: registry.contentType }),
  };

  return createServer({ requestTimeout: 5_000 }, async (request, response) => {
    const answer = request.method === "GET" ? answers[request.url ?? ""] : undefined;
    const { status, body, type } = answer ? await answer() : { status: 404, body: "not found" };
    response.writeHead(status, { "content-type": type ?? "text/plain; charset=utf-8" }).end(body);
  });
}
