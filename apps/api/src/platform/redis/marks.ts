import { createHash, randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "../observability/logger.ts";

/** Small facts that are worth remembering for a while and may be lost. */
export interface Marks {
  put(key: string, seconds: number): Promise<void>;
  /** False also while Redis is away. */
  has(key: string): Promise<boolean>;
  /** Holds a key until it is released, or so long at most. Null where somebody else holds it. */
  hold(key: string, mostSeconds: number): Promise<Hold | null>;
}

export interface Hold {
  release(): Promise<void>;
}

/** A hold that has outlived its time may have become somebody else's. */
const releaseIfOwn = 'if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end';

export function createMarks(redis: Redis, keyPrefix: string, logger: Logger): Marks {
  const idOf = (key: string) => `${keyPrefix}:${createHash("sha256").update(key).digest("base64url")}`;

  function orElse<Value>(value: Value) {
    return (error: unknown): Value => {
      logger.warn({ err: error }, "a mark could not be read or kept");
      return value;
    };
  }

  return {
    async put(key, seconds) {
      await redis.set(idOf(key), "1", "EX", seconds).catch(orElse(null));
    },
    has: (key) => redis.exists(idOf(key)).then((count) => count > 0, orElse(false)),
    async hold(key, mostSeconds) {
      const owner = randomUUID();
      const taken = await redis.set(idOf(key), owner, "EX", mostSeconds, "NX").catch(orElse("OK"));
      if (taken === null) return null;
      return {
        async release() {
          await redis.eval(releaseIfOwn, 1, idOf(key), owner).catch(orElse(null));
        },
      };
    },
  };
}
