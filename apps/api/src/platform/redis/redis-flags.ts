import { createHash, randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "../observability/logger.ts";

/** Flags and locks with an expiry, in Redis. They may be lost. */
export interface RedisFlags {
  set(key: string, seconds: number): Promise<void>;
  /** False also while Redis is down. */
  has(key: string): Promise<boolean>;
  /** Locks a key until it is released, for `maxSeconds` at most. Null if it is already locked. */
  lock(key: string, maxSeconds: number): Promise<RedisLock | null>;
}

export interface RedisLock {
  release(): Promise<void>;
}

/** A lock that has expired may belong to another owner by now. */
const releaseIfOwn = 'if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end';

export function createRedisFlags(redis: Redis, keyPrefix: string, logger: Logger): RedisFlags {
  const hashKey = (key: string) => `${keyPrefix}:${createHash("sha256").update(key).digest("base64url")}`;

  function fallBackTo<Value>(value: Value) {
    return (error: unknown): Value => {
      logger.warn({ err: error }, "redis flag unavailable, using the fallback");
      return value;
    };
  }

  return {
    async set(key, seconds) {
      await redis.set(hashKey(key), "1", "EX", seconds).catch(fallBackTo(null));
    },
    has: (key) => redis.exists(hashKey(key)).then((count) => count > 0, fallBackTo(false)),
    async lock(key, maxSeconds) {
      const owner = randomUUID();
      const reply = await redis.set(hashKey(key), owner, "EX", maxSeconds, "NX").catch(fallBackTo("OK"));
      if (reply === null) return null;
      return {
        async release() {
          await redis.eval(releaseIfOwn, 1, hashKey(key), owner).catch(fallBackTo(null));
        },
      };
    },
  };
}
