import { Redis } from "ioredis";
import type { Logger } from "../observability/logger.ts";
import { isTracing } from "../observability/tracing.ts";
import { traceCommands } from "./trace-redis.ts";

/** Redis holds only data that may be lost. While it is down, commands fail fast and their callers fall back. */
export function openRedis(url: string, logger: Logger): Redis {
  if (isTracing()) traceCommands();
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 1_000,
    // A connection over which nothing comes back is given up, so that only the first commands wait.
    socketTimeout: 1_000,
    connectTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  });
  redis.on("error", (error) => logger.warn({ err: error }, "redis connection failed"));
  return redis;
}
