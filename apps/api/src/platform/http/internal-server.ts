import { createServer, type Server } from "node:http";
import type { Metrics } from "../observability/metrics.ts";

interface InternalServerOptions {
  readonly metrics: Pick<Metrics, "registry" | "scrape">;
  readonly isReady: () => Promise<boolean>;
}

/** Health checks and metrics for operators, on a port that is not public. Liveness checks no dependency. */
export function createInternalServer({ metrics, isReady }: InternalServerOptions): Server {
  const endpoints: Record<string, () => Promise<{ status: number; body: string; type?: string }>> = {
    "/healthz": async () => ({ status: 200, body: "ok" }),
    "/readyz": async () =>
      (await isReady()) ? { status: 200, body: "ready" } : { status: 503, body: "not ready" },
    "/metrics": async () => ({
      status: 200,
      body: await metrics.scrape(),
      type: metrics.registry.contentType,
    }),
  };

  return createServer({ requestTimeout: 5_000 }, async (request, response) => {
    const endpoint = request.method === "GET" ? endpoints[request.url ?? ""] : undefined;
    const { status, body, type } = endpoint ? await endpoint() : { status: 404, body: "not found" };
    response.writeHead(status, { "content-type": type ?? "text/plain; charset=utf-8" }).end(body);
  });
}
