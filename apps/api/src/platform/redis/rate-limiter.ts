import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { refusePastLimit } from "../too-many-tries.ts";

export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
}

/** Past its points, one use at a time is allowed, each after twice the wait of the one before. */
export interface BackoffLimit extends Limit {
  readonly minWaitSeconds: number;
  readonly maxWaitSeconds: number;
}

export interface RateLimiter {
  /** Counts one use by the key. Throws past the limit. */
  spend(limit: Limit, key: string): Promise<void>;
  /** Like `spend`, but returns false past the limit. */
  trySpend(limit: Limit, key: string): Promise<boolean>;
  spendWithBackoff(limit: BackoffLimit, key: string): Promise<void>;
  /** Uncounts one use. */
  refund(limit: Limit, key: string): Promise<void>;
  /** Uncounts every use and clears the waits. */
  reset(limit: Limit | BackoffLimit, key: string): Promise<void>;
}

const daySeconds = 24 * 60 * 60;

/** Counts in Redis, across processes. While Redis is down, each process counts by itself. */
export function createRateLimiter(redis: Redis, keyPrefix: string): RateLimiter {
  const limiters = new Map<string, RateLimiterRedis>();

  function getLimiter({ name, points, windowSeconds }: Limit): RateLimiterRedis {
    const known = limiters.get(name);
    if (known) return known;

    const rule = { keyPrefix: `${keyPrefix}:${name}`, points, duration: windowSeconds };
    const limiter = new RateLimiterRedis({
      ...rule,
      storeClient: redis,
      insuranceLimiter: new RateLimiterMemory(rule),
    });
    limiters.set(name, limiter);
    return limiter;
  }

  const getWaitLimiter = ({ name, maxWaitSeconds }: BackoffLimit) =>
    getLimiter({ name: `${name}:wait`, points: 1, windowSeconds: maxWaitSeconds });
  const getWaitCounter = ({ name }: BackoffLimit) =>
    getLimiter({ name: `${name}:waits`, points: 1_000, windowSeconds: daySeconds });

  /** Takes the single slot that is free once per wait. Throws if it is taken. */
  async function takeNextSlot(limit: BackoffLimit, id: string): Promise<void> {
    const waits = (await getWaitCounter(limit).get(id))?.consumedPoints ?? 0;
    const wait = Math.min(limit.minWaitSeconds * 2 ** waits, limit.maxWaitSeconds);
    await getWaitLimiter(limit).consume(id, 1, { customDuration: wait });
    await getWaitCounter(limit).penalty(id);
  }

  return {
    spend: (limit, key) => refusePastLimit(() => getLimiter(limit).consume(hashKey(key))),
    async trySpend(limit, key) {
      try {
        await getLimiter(limit).consume(hashKey(key));
        return true;
      } catch (refusal) {
        ignoreLimitReached(refusal);
        return false;
      }
    },
    async spendWithBackoff(limit, key) {
      const id = hashKey(key);
      try {
        const { remainingPoints } = await getLimiter(limit).consume(id);
        if (remainingPoints === 0) await takeNextSlot(limit, id).catch(ignoreLimitReached);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await refusePastLimit(() => takeNextSlot(limit, id));
      }
    },
    async refund(limit, key) {
      await getLimiter(limit).reward(hashKey(key));
    },
    async reset(limit, key) {
      const id = hashKey(key);
      await getLimiter(limit).delete(id);
      if (!("minWaitSeconds" in limit)) return;
      await getWaitLimiter(limit).delete(id);
      await getWaitCounter(limit).delete(id);
    },
  };
}

/** Keys are mail and network addresses, so Redis gets only their hash. */
function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function ignoreLimitReached(refusal: unknown): void {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
}
