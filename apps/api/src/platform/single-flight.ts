/** Runs work once for concurrent callers with the same key and gives all of them its result. Within this process only. */
export interface SingleFlight<Result> {
  run(key: string, work: () => Promise<Result>): Promise<Result>;
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const inProgress = new Map<string, Promise<Result>>();
  return {
    run(key, work) {
      const shared = inProgress.get(key) ?? work().finally(() => inProgress.delete(key));
      inProgress.set(key, shared);
      return shared;
    },
  };
}
