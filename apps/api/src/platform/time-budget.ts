import { RateLimiterMemory } from "rate-limiter-flexible";
import { tooManyTries } from "./too-many-tries.ts";

/** Bounds how much time of this process the work of one caller takes. */
export interface TimeBudget {
  /** Runs the work and counts its time. Throws if the caller's time for now is used up. */
  spend<Result>(key: string, work: () => Result): Promise<Result>;
}

export function createTimeBudget(limit: { readonly ms: number; readonly windowSeconds: number }): TimeBudget {
  const spent = new RateLimiterMemory({ points: limit.ms, duration: limit.windowSeconds });
  return {
    async spend(key, work) {
      const known = await spent.get(key);
      if (known !== null && known.consumedPoints >= limit.ms) throw tooManyTries(known.msBeforeNext);
      const startedAt = performance.now();
      try {
        return work();
      } finally {
        await spent.penalty(key, Math.ceil(performance.now() - startedAt));
      }
    },
  };
}
