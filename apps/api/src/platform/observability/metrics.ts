import { itemKinds } from "@fernwell/domain/item-kind";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { HealthReport } from "./health-report.ts";

const loginOutcomes = [
  "succeeded",
  "wrong",
  "refused",
  "unverified",
  "unconfirmed",
  "expired",
  "failed",
] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

const resetSteps = ["requested", "done"] as const;

/** Labels come from closed lists: routes, jobs, templates and outcomes. Nothing about a person is one. */
export interface Metrics {
  readonly requestSeconds: Histogram<"method" | "route" | "status">;
  readonly openRequests: Gauge;
  readonly connectionWaitSeconds: Histogram;
  readonly jobs: Counter<"job" | "outcome">;
  readonly mails: Counter<"template" | "outcome">;
  readonly pushes: Counter<"outcome">;
  readonly logins: Counter<"outcome">;
  readonly passwordResets: Counter<"step">;
  readonly modelCallSeconds: Histogram<"outcome">;
  readonly modelTokens: Counter<"direction">;
  readonly modelCost: Counter;
  readonly hiddenItems: Counter<"kind">;
  readonly blockedPages: Counter<"kind">;
  readonly gateErrors: Counter<"kind">;
  readonly syncConflicts: Counter<"list">;
  readonly policyReports: Counter<"directive">;
  readonly registry: Registry;
  /** Every figure in Prometheus' format, after asking the dependencies how they are. */
  scrape(): Promise<string>;
}

export function createMetrics(reportHealth: () => Promise<HealthReport>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const showHealth = createHealthGauges(registry);
  const hiddenItems = new Counter({
    name: "gate_hidden_items_total",
    help: "Items that the gate kept out of recommendations, by kind.",
    labelNames: ["kind"],
    registers,
  });
  const blockedPages = new Counter({
    name: "gate_blocked_pages_total",
    help: "Recommendations that were empty because the person has an open question, by kind.",
    labelNames: ["kind"],
    registers,
  });
  const gateErrors = new Counter({
    name: "gate_errors_total",
    help: "Requests that were refused because the gate failed, by kind.",
    labelNames: ["kind"],
    registers,
  });
  const logins = new Counter({
    name: "logins_total",
    help: "Logins by outcome: wrong password or address, refused after too many, address not verified, waiting for a second factor, expired while waiting, or failed on our side.",
    labelNames: ["outcome"],
    registers,
  });
  const passwordResets = new Counter({
    name: "password_resets_total",
    help: "Password resets requested, for any address, and done.",
    labelNames: ["step"],
    registers,
  });
  for (const counter of [hiddenItems, blockedPages, gateErrors]) startAtZero(counter, itemKinds);
  startAtZero(logins, loginOutcomes);
  startAtZero(passwordResets, resetSteps);

  return {
    requestSeconds: new Histogram({
      name: "http_request_seconds",
      help: "Response time by route pattern.",
      labelNames: ["method", "route", "status"],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
      registers,
    }),
    openRequests: new Gauge({
      name: "http_requests_open",
      help: "Requests in progress.",
      registers,
    }),
    connectionWaitSeconds: new Histogram({
      name: "database_wait_seconds",
      help: "Time that callers waited for a connection of the pool.",
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2],
      registers,
    }),
    jobs: new Counter({
      name: "jobs_total",
      help: "Jobs by name and outcome.",
      labelNames: ["job", "outcome"],
      registers,
    }),
    mails: new Counter({
      name: "mails_total",
      help: "Mails by template and outcome; one that is sent at the third try failed twice. Suppressed: a limit on mails was reached.",
      labelNames: ["template", "outcome"],
      registers,
    }),
    pushes: new Counter({
      name: "pushes_total",
      help: "Messages to the push services of browsers, by outcome: sent, gone (the address is forgotten), refused (given up), failed (sent again later), unanswered (may have been taken, so not sent again).",
      labelNames: ["outcome"],
      registers,
    }),
    logins,
    passwordResets,
    modelCallSeconds: new Histogram({
      name: "model_call_seconds",
      help: "Duration of model calls by outcome; without a call it is busy or resting.",
      labelNames: ["outcome"],
      buckets: [0.25, 0.5, 1, 2, 4, 8, 10],
      registers,
    }),
    modelTokens: new Counter({
      name: "model_tokens_total",
      help: "Tokens sent to the model and received from it.",
      labelNames: ["direction"],
      registers,
    }),
    modelCost: new Counter({
      name: "model_cost_total",
      help: "Cost of model calls, in the currency of the configured prices.",
      registers,
    }),
    hiddenItems,
    blockedPages,
    gateErrors,
    syncConflicts: new Counter({
      name: "sync_conflicts_total",
      help: "Changes to a plan that were merged with those of another device, by list.",
      labelNames: ["list"],
      registers,
    }),
    policyReports: new Counter({
      name: "content_policy_reports_total",
      help: "What browsers kept a page from doing, by directive of the content policy.",
      labelNames: ["directive"],
      registers,
    }),
    registry,
    async scrape() {
      showHealth(await reportHealth());
      return registry.metrics();
    },
  };
}

/** Otherwise a rule cannot tell a figure that never moved from one that is missing. */
function startAtZero(counter: Counter<string>, values: readonly string[]): void {
  for (const value of values) counter.labels(value).inc(0);
}

function createHealthGauges(registry: Registry): (report: HealthReport) => void {
  const registers = [registry];
  const connections = new Gauge({
    name: "database_connections",
    help: "Pool connections by state; waiting counts callers without a connection.",
    labelNames: ["state"],
    registers,
  });
  const databaseUp = new Gauge({
    name: "database_up",
    help: "1 if the database responded to this scrape.",
    registers,
  });
  const redisUp = new Gauge({ name: "redis_up", help: "1 if Redis is connected.", registers });
  const waitingJobs = new Gauge({
    name: "jobs_waiting",
    help: "Jobs that could run now. Every process reports the same queue.",
    registers,
  });
  const oldestJob = new Gauge({
    name: "jobs_oldest_seconds",
    help: "How long the oldest of these has been waiting.",
    registers,
  });
  const failedJobs = new Gauge({
    name: "jobs_given_up",
    help: "Jobs that have used up their attempts and stay in the queue.",
    registers,
  });

  return ({ connections: { open, idle, waiting }, isDatabaseUp, isRedisUp, queue }) => {
    connections.set({ state: "open" }, open);
    connections.set({ state: "idle" }, idle);
    connections.set({ state: "waiting" }, waiting);
    databaseUp.set(Number(isDatabaseUp));
    redisUp.set(Number(isRedisUp));
    // What cannot be counted is missing, not zero.
    for (const [gauge, count] of [
      [waitingJobs, queue?.waiting],
      [oldestJob, queue?.oldestSeconds],
      [failedJobs, queue?.givenUp],
    ] as const) {
      if (count === undefined) gauge.remove();
      else gauge.set(count);
    }
  };
}
