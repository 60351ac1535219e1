import { expect, it } from "vitest";
import { createExclusiveRuns } from "./exclusive-runs.ts";

/** Locks that two processes share. */
function sharedLocks() {
  const locked = new Set<string>();
  return {
    async lock(key: string) {
      if (locked.has(key)) return null;
      locked.add(key);
      return {
        async release() {
          locked.delete(key);
        },
      };
    },
  };
}

const createRuns = (locks = sharedLocks()) => createExclusiveRuns<string>(locks, "work", 60);

it("runs the same work of one owner once, and refuses their other work meanwhile", async () => {
  const runs = createRuns();
  const { promise, resolve } = Promise.withResolvers<string>();
  let started = 0;
  const work = () => {
    started += 1;
    return promise;
  };
  const first = runs.runExclusive("ada", "soup", work);
  const same = runs.runExclusive("ada", "soup", work);
  expect(await runs.runExclusive("ada", "salad", work)).toBeNull();
  expect(await runs.runExclusive("grace", "salad", async () => "hers")).toBe("hers");
  resolve("done");
  expect([await first, await same, started]).toEqual(["done", "done", 1]);
  expect(await runs.runExclusive("ada", "salad", async () => "next")).toBe("next");
});

it("refuses while another process runs the owner's work, and releases the lock of a run that fails", async () => {
  const locks = sharedLocks();
  const [here, there] = [createRuns(locks), createRuns(locks)];
  const { promise, reject } = Promise.withResolvers<string>();
  const first = here.runExclusive("ada", "soup", () => promise);
  expect(await there.runExclusive("ada", "soup", async () => "twice")).toBeNull();
  reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  expect(await there.runExclusive("ada", "soup", async () => "again")).toBe("again");
});
