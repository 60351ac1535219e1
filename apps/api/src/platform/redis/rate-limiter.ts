import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyTries } from "../too-many-tries.ts";

export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly windowSeconds: number;
}

/** Past its points one use at a time is let through, each after twice the wait of the one before. */
export interface GrowingLimit extends Limit {
  readonly firstWaitSeconds: number;
  readonly longestWaitSeconds: number;
}

export interface RateLimiter {
  /** Counts one use by the key and refuses it past the limit. */
  spend(limit: Limit, key: string): Promise<void>;
  spendOrWait(limit: GrowingLimit, key: string): Promise<void>;
  /** Takes back one use that turned out not to count. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Takes back every use, and the waits with them. */
  forgive(limit: Limit | GrowingLimit, key: string): Promise<void>;
}

const daySeconds = 24 * 60 * 60;

/** Counts in Redis across processes; while Redis is away each process counts on its own, never not at all. */
export function createRateLimiter(redis: Redis, keyPrefix: string): RateLimiter {
  const limiters = new Map<string, RateLimiterRedis>();

  function limiterOf({ name, points, windowSeconds }: Limit): RateLimiterRedis {
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

  const waitsOf = ({ name, longestWaitSeconds }: GrowingLimit) =>
    limiterOf({ name: `${name}:wait`, points: 1, windowSeconds: longestWaitSeconds });
  const waitCountOf = ({ name }: GrowingLimit) =>
    limiterOf({ name: `${name}:waits`, points: 1_000, windowSeconds: daySeconds });

  /** Takes the one place there is for the length of the next wait; whoever does not get it is refused. */
  async function takeTurn(limit: GrowingLimit, id: string): Promise<void> {
    const waits = (await waitCountOf(limit).get(id))?.consumedPoints ?? 0;
    const wait = Math.min(limit.firstWaitSeconds * 2 ** waits, limit.longestWaitSeconds);
    await waitsOf(limit).consume(id, 1, { customDuration: wait });
    await waitCountOf(limit).penalty(id);
  }

  return {
    spend: (limit, key) => orRefuse(() => limiterOf(limit).consume(idOf(key))),
    async spendOrWait(limit, key) {
      const id = idOf(key);
      try {
        const { remainingPoints } = await limiterOf(limit).consume(id);
        if (remainingPoints === 0) await takeTurn(limit, id).catch(ignoreRefusal);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        await orRefuse(() => takeTurn(limit, id));
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(idOf(key));
    },
    async forgive(limit, key) {
      const id = idOf(key);
      await limiterOf(limit).delete(id);
      if (!("firstWaitSeconds" in limit)) return;
      await waitsOf(limit).delete(id);
      await waitCountOf(limit).delete(id);
    },
  };
}

/** Keys are addresses of people and machines; Redis is not told them. */
function idOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

async function orRefuse(use: () => Promise<unknown>): Promise<void> {
  try {
    await use();
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw tooManyTries(refusal.msBeforeNext);
  }
}

function ignoreRefusal(refusal: unknown): void {
  if (!(refusal instanceof RateLimiterRes)) throw refusal;
}
