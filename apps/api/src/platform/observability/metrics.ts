import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<"method" | "route" | "status">;
  readonly openRequests: Gauge;
  readonly jobs: Counter<"job" | "outcome">;
}

interface PoolCounts {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

export function createMetrics(pool: PoolCounts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "database_connections",
    help: "Pool connections by state; waiting counts callers without a connection.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "open" }, pool.totalCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });

  return {
    registry,
    requestSeconds: new Histogram({
      name: "http_request_seconds",
      help: "Response time by route pattern.",
      labelNames: ["method", "route", "status"],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers: [registry],
    }),
    openRequests: new Gauge({
      name: "http_requests_open",
      help: "Requests in progress.",
      registers: [registry],
    }),
    jobs: new Counter({
      name: "jobs_total",
      help: "Jobs by name and outcome.",
      labelNames: ["job", "outcome"],
      registers: [registry],
    }),
  };
}
