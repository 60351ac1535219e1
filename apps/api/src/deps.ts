import type { Config } from "./config/config.ts";
import { type CatalogueStore, createCatalogueStore } from "./features/catalogue/catalogue-store.ts";
import type { Advice } from "./features/plan-builder/plan-builder.types.ts";
import { readingTimeLimit } from "./features/preferences/preferences.limits.ts";
import { type Database, type Db, openDatabase } from "./platform/db/db.ts";
import { createMailer, type Mailer } from "./platform/email/mailer.ts";
import { createExclusiveRuns, type ExclusiveRuns } from "./platform/exclusive-runs.ts";
import { observeModel } from "./platform/model/observe-model.ts";
import { createPlanModel } from "./platform/model/plan-model.ts";
import type { PlanModel } from "./platform/model/plan-model.types.ts";
import { reportHealth } from "./platform/observability/health-report.ts";
import {
  createAccessLog,
  createLogger,
  type LogDestination,
  type Logger,
} from "./platform/observability/logger.ts";
import { createMetrics, type Metrics } from "./platform/observability/metrics.ts";
import { createPasswordHasher, type PasswordHasher } from "./platform/passwords/password-hasher.ts";
import { createPushSender, type PushSender } from "./platform/push/push-sender.ts";
import { createRateLimiter, type RateLimiter } from "./platform/redis/rate-limiter.ts";
import { openRedis } from "./platform/redis/redis.ts";
import { createRedisFlags, type RedisFlags } from "./platform/redis/redis-flags.ts";
import { createSingleFlight, type SingleFlight } from "./platform/single-flight.ts";
import { createPaymentProvider } from "./platform/stripe/payment-provider.ts";
import type { PaymentProvider } from "./platform/stripe/payment-provider.types.ts";
import { createTimeBudget, type TimeBudget } from "./platform/time-budget.ts";

/** Everything that use cases need from outside. Each takes only the part it uses. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  /** For the few prepared statements that nearly every request runs. */
  readonly pool: Database["pool"];
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly mailer: Mailer;
  readonly passwords: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly flags: RedisFlags;
  readonly catalogue: CatalogueStore;
  /** The time for reading what one person writes. */
  readonly readingTime: TimeBudget;
  readonly payments: Payments;
  /** Checkouts being started, one per person and offer. */
  readonly checkouts: SingleFlight<string>;
  /** The language model that plans are made with. Null if none is configured. */
  readonly model: PlanModel | null;
  /** Model calls in progress, one per person. */
  readonly modelRuns: ExclusiveRuns<Advice>;
  /** What reminders are sent with. Null where they are not offered. */
  readonly push: PushSender | null;
  readonly clock: Clock;
}

/** Stripe, or a demo that takes no payments. */
export type Payments =
  | { readonly kind: "stripe"; readonly provider: PaymentProvider }
  | { readonly kind: "demo" };

export interface Clock {
  now(): Date;
}

export interface Composition {
  readonly deps: Deps;
  readonly accessLog: Logger;
  readonly pool: Database["pool"];
  close(): Promise<void>;
}

interface CompositionOptions {
  readonly process: "server" | "worker";
  /** Where tests collect the log. */
  readonly logTo?: LogDestination;
  readonly redisPrefix?: string;
  readonly clock?: Clock;
}

/** The composition root: the only place that opens and closes connections to the outside. */
export function compose(config: Config, options: CompositionOptions): Composition {
  const logging = {
    level: config.logLevel,
    process: options.process,
    ...(options.logTo && { destination: options.logTo }),
  };
  const logger = createLogger(logging);
  const metrics = createMetrics(() => reportHealth(database.pool, redis));
  const { url, poolerUrl } = config.database;
  const pooled = options.process === "server" ? poolerUrl : null;
  const database = openDatabase({
    url: pooled ?? url,
    keepsSessions: pooled === null,
    poolSize: config.database.poolSize,
    applicationName: `fernwell-${options.process}`,
    logger,
    reportWait: (seconds) => metrics.connectionWaitSeconds.observe(seconds),
  });
  const redis = openRedis(config.redis.url, logger);
  const redisPrefix = options.redisPrefix ?? "fernwell";
  const flags = createRedisFlags(redis, `${redisPrefix}:flag`, logger);
  const mailer = createMailer(config.email, metrics);
  const catalogue = createCatalogueStore({ db: database.db, databaseUrl: url, logger });

  return {
    deps: {
      config,
      db: database.db,
      pool: database.pool,
      logger,
      metrics,
      mailer,
      passwords: createPasswordHasher(config.passwords),
      limiter: createRateLimiter(redis, `${redisPrefix}:limit`),
      flags,
      catalogue,
      readingTime: createTimeBudget(readingTimeLimit),
      payments: openPayments(config.billing),
      checkouts: createSingleFlight(),
      model: config.model && observeModel(createPlanModel(config.model), config.model.name, metrics),
      modelRuns: createExclusiveRuns(flags, "model", maxModelRunSeconds(config.model)),
      push: config.push && createPushSender(config.push, metrics),
      clock: options.clock ?? { now: () => new Date() },
    },
    accessLog: createAccessLog(logging),
    pool: database.pool,
    async close() {
      await catalogue.close();
      redis.disconnect();
      mailer.close();
      await database.close();
    },
  };
}

/** The model's timeout, plus time for the queries around the call. */
function maxModelRunSeconds(model: Config["model"]): number {
  return Math.ceil((model?.timeoutMs ?? 0) / 1000) + 5;
}

function openPayments(billing: Config["billing"]): Payments {
  return billing.kind === "demo" ? billing : { kind: "stripe", provider: createPaymentProvider(billing) };
}
