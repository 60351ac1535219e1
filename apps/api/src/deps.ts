import type { Config } from "./config/config.ts";
import { type CatalogueStore, createCatalogueStore } from "./features/catalogue/catalogue-store.ts";
import type { Advice } from "./features/plan-builder/plan-builder.types.ts";
import { type Database, type Db, openDatabase } from "./platform/db/db.ts";
import { createMailer, type Mailer } from "./platform/email/mailer.ts";
import { createPlanModel } from "./platform/model/plan-model.ts";
import type { PlanModel } from "./platform/model/plan-model.types.ts";
import {
  createAccessLog,
  createLogger,
  type LogDestination,
  type Logger,
} from "./platform/observability/logger.ts";
import { createMetrics, type Metrics } from "./platform/observability/metrics.ts";
import { createPasswordHasher, type PasswordHasher } from "./platform/passwords/password-hasher.ts";
import { createMarks, type Marks } from "./platform/redis/marks.ts";
import { createRateLimiter, type RateLimiter } from "./platform/redis/rate-limiter.ts";
import { openRedis } from "./platform/redis/redis.ts";
import { createSharing, type Sharing } from "./platform/sharing.ts";
import { createPaymentProvider } from "./platform/stripe/payment-provider.ts";
import type { PaymentProvider } from "./platform/stripe/payment-provider.types.ts";
import { createTurns, type Turns } from "./platform/turns.ts";

/** Everything a use case may need from outside; each asks for the slice it uses. */
export interface Deps {
  readonly config: Config;
  readonly db: Db;
  /** For the few statements that nearly every request asks. */
  readonly pool: Database["pool"];
  readonly logger: Logger;
  readonly mailer: Mailer;
  readonly passwords: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly marks: Marks;
  readonly catalogue: CatalogueStore;
  readonly payments: Payments;
  /** Checkouts that are being started. */
  readonly checkouts: Sharing<string>;
  /** The language model that plans are made with, or that there is none. */
  readonly model: PlanModel | null;
  /** What the model is being asked, one question a person. */
  readonly modelTurns: Turns<Advice>;
  readonly clock: Clock;
}

/** Who takes payments, or that nobody does. */
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
  readonly metrics: Metrics;
  close(): Promise<void>;
}

interface CompositionOptions {
  readonly process: "server" | "worker";
  /** Lets a test read what is logged. */
  readonly logTo?: LogDestination;
  readonly redisPrefix?: string;
  readonly clock?: Clock;
}

/** The composition root: the one place where the outside world is opened and closed. */
export function compose(config: Config, options: CompositionOptions): Composition {
  const logging = {
    level: config.logLevel,
    process: options.process,
    ...(options.logTo && { destination: options.logTo }),
  };
  const logger = createLogger(logging);
  const database = openDatabase({
    url: config.database.url,
    poolSize: config.database.poolSize,
    applicationName: `fernwell-${options.process}`,
    logger,
  });
  const redis = openRedis(config.redis.url, logger);
  const redisPrefix = options.redisPrefix ?? "fernwell";
  const marks = createMarks(redis, `${redisPrefix}:mark`, logger);
  const mailer = createMailer(config.email);
  const catalogue = createCatalogueStore({ db: database.db, databaseUrl: config.database.url, logger });

  return {
    deps: {
      config,
      db: database.db,
      pool: database.pool,
      logger,
      mailer,
      passwords: createPasswordHasher(config.passwords),
      limiter: createRateLimiter(redis, `${redisPrefix}:limit`),
      marks,
      catalogue,
      payments: openPayments(config.billing),
      checkouts: createSharing(),
      model: config.model && createPlanModel(config.model),
      modelTurns: createTurns(marks, "model", longestModelTurnSeconds(config.model)),
      clock: options.clock ?? { now: () => new Date() },
    },
    accessLog: createAccessLog(logging),
    pool: database.pool,
    metrics: createMetrics(database.pool),
    async close() {
      await catalogue.close();
      redis.disconnect();
      mailer.close();
      await database.close();
    },
  };
}

/** The model's deadline, and time for what is looked up and counted around it. */
function longestModelTurnSeconds(model: Config["model"]): number {
  return Math.ceil((model?.timeoutMs ?? 0) / 1000) + 5;
}

function openPayments(billing: Config["billing"]): Payments {
  return billing.kind === "demo" ? billing : { kind: "stripe", provider: createPaymentProvider(billing) };
}
