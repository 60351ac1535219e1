import type { Redis } from "ioredis";
import type pg from "pg";
import { isDatabaseUnavailable } from "../db/database-errors.ts";
import { measureQueue, type QueueFigures } from "../jobs/queue-figures.ts";

/** How the dependencies of this process are at the moment. */
export interface HealthReport {
  readonly connections: { readonly open: number; readonly idle: number; readonly waiting: number };
  readonly isDatabaseUp: boolean;
  readonly isRedisUp: boolean;
  /** Null if it could not be read. */
  readonly queue: QueueFigures | null;
}

/** Never throws: figures are needed most while something is down. */
export async function reportHealth(pool: pg.Pool, redis: Redis): Promise<HealthReport> {
  const connections = { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
  const isRedisUp = redis.status === "ready";
  try {
    return { connections, isDatabaseUp: true, isRedisUp, queue: await measureQueue(pool) };
  } catch (error) {
    return { connections, isDatabaseUp: !isDatabaseUnavailable(error), isRedisUp, queue: null };
  }
}
