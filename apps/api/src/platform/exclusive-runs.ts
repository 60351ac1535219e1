import type { RedisFlags } from "./redis/redis-flags.ts";

/** Work that runs at most once at a time for each owner. */
export interface ExclusiveRuns<Result> {
  /** Runs the work, or joins the run in progress if its input is the same. Null if the owner's other work is running. */
  runExclusive(owner: string, input: string, work: () => Promise<Result>): Promise<Result | null>;
}

/** Redis holds the lock across processes. While Redis is down, each process only excludes its own runs. */
export function createExclusiveRuns<Result>(
  flags: Pick<RedisFlags, "lock">,
  name: string,
  maxSeconds: number,
): ExclusiveRuns<Result> {
  const inProgress = new Map<string, { readonly input: string; readonly result: Promise<Result | null> }>();

  async function runLocked(owner: string, work: () => Promise<Result>): Promise<Result | null> {
    const lock = await flags.lock(`${name}:${owner}`, maxSeconds);
    if (lock === null) return null;
    try {
      return await work();
    } finally {
      await lock.release();
    }
  }

  return {
    async runExclusive(owner, input, work) {
      const running = inProgress.get(owner);
      if (running !== undefined) return running.input === input ? running.result : null;
      const result = runLocked(owner, work).finally(() => inProgress.delete(owner));
      inProgress.set(owner, { input, result });
      return result;
    },
  };
}
