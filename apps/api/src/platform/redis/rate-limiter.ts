import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../app-error.ts";

export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
}

export interface RateLimiter {
  /** Counts one use by the key and refuses it past the limit. */
  spend(limit: Limit, key: string): Promise<void>;
  /** Takes back one use that turned out not to count. */
  giveBack(limit: Limit, key: string): Promise<void>;
}

/** Counts in Redis across processes; while Redis is away each process counts on its own, never not at all. */
export function createRateLimiter(redis: Redis, keyPrefix: string): RateLimiter {
  const limiters = new Map<string, RateLimiterRedis>();

  function limiterOf(limit: Limit): RateLimiterRedis {
    const known = limiters.get(limit.name);
    if (known) return known;

    const rule = {
      keyPrefix: `${keyPrefix}:${limit.name}`,
      points: limit.points,
      duration: limit.windowSeconds,
    };
    const limiter = new RateLimiterRedis({
      ...rule,
      storeClient: redis,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    limiters.set(limit.name, limiter);
    return limiter;
  }

  return {
    async spend(limit, key) {
      try {
        await limiterOf(limit).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw refused(refusal);
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}

function refused({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError("tooManyRequests", { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) });
}
