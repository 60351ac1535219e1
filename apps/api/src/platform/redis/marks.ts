import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "../observability/logger.ts";

/** Small facts that are worth remembering for a while and may be lost. */
export interface Marks {
  put(key: string, seconds: number): Promise<void>;
  /** False also while Redis is away. */
  has(key: string): Promise<boolean>;
}

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
  };
}
