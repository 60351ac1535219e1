import type { Config } from "./config/config.ts";
import { type CatalogueStore, createCatalogueStore } from "./features/catalogue/catalogue-store.ts";
import { type Database, type Db, openDatabase } from "./platform/db/db.ts";
import { createMailer, type Mailer } from "./platform/email/mailer.ts";
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
  readonly clock: Clock;
}

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
      marks: createMarks(redis, `${redisPrefix}:mark`, logger),
      catalogue,
      clock: { now: () => new Date() },
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
