import { expect, it } from "vitest";
import { createTurns } from "./turns.ts";

/** Marks that two processes share. */
function sharedMarks() {
  const held = new Set<string>();
  return {
    async hold(key: string) {
      if (held.has(key)) return null;
      held.add(key);
      return {
        async release() {
          held.delete(key);
        },
      };
    },
  };
}

const turnsWith = (marks = sharedMarks()) => createTurns<string>(marks, "work", 60);

it("does the same work of one owner once, and refuses other work of theirs meanwhile", async () => {
  const turns = turnsWith();
  const { promise, resolve } = Promise.withResolvers<string>();
  let started = 0;
  const work = () => {
    started += 1;
    return promise;
  };
  const first = turns.take("ada", "soup", work);
  const same = turns.take("ada", "soup", work);
  expect(await turns.take("ada", "salad", work)).toBeNull();
  expect(await turns.take("grace", "salad", async () => "hers")).toBe("hers");
  resolve("done");
  expect([await first, await same, started]).toEqual(["done", "done", 1]);
  expect(await turns.take("ada", "salad", async () => "next")).toBe("next");
});

it("refuses where another process has the owner's turn, and ends a turn that fails", async () => {
  const marks = sharedMarks();
  const [here, there] = [turnsWith(marks), turnsWith(marks)];
  const { promise, reject } = Promise.withResolvers<string>();
  const first = here.take("ada", "soup", () => promise);
  expect(await there.take("ada", "soup", async () => "twice")).toBeNull();
  reject(new Error("broken"));
  await expect(first).rejects.toThrow("broken");
  expect(await there.take("ada", "soup", async () => "again")).toBe("again");
});
