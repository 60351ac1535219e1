import { expect, it } from "vitest";
import { runAgain } from "./again.ts";
import type { Failure } from "./reports.ts";

const failure = (title: string): Failure => ({ runner: "vitest", project: "api", file: "a.test.ts", title });
const failures = (count: number) => Array.from({ length: count }, (_, index) => failure(`test ${index}`));

/** Runs failures again of which each passes at its attempt of this list, or never. */
async function tryAgain(passesAt: readonly (number | null)[], minutesGone = () => 0) {
  const ran: string[] = [];
  const result = await runAgain(
    failures(passesAt.length),
    async ({ title }, attempt) => {
      ran.push(`${title}, attempt ${attempt}`);
      return passesAt[Number(title?.split(" ")[1])] === attempt;
    },
    minutesGone,
  );
  return { ...result, ran };
}

it("[GUARD-20] runs a test that failed again, up to twice, and calls it flaky when it passes", async () => {
  const { flaky, failed, ran } = await tryAgain([1, 2, 3]);

  expect(ran).toEqual([
    "test 0, attempt 1",
    "test 1, attempt 1",
    "test 1, attempt 2",
    "test 2, attempt 1",
    "test 2, attempt 2",
  ]);
  expect(flaky).toEqual([
    { ...failure("test 0"), attempts: 1 },
    { ...failure("test 1"), attempts: 2 },
  ]);
  expect(failed).toEqual([failure("test 2")]);
});

it("[GUARD-20] runs one test at a time", async () => {
  let [running, mostAtOnce] = [0, 0];
  await runAgain(
    failures(3),
    async () => {
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      await Promise.resolve();
      running -= 1;
      return false;
    },
    () => 0,
  );
  expect(mostAtOnce).toBe(1);
});

it("runs nothing again when more than fifteen failed", async () => {
  expect((await tryAgain(Array(15).fill(1))).flaky).toHaveLength(15);

  const { failed, flaky, notes, ran } = await tryAgain(Array(16).fill(1));
  expect([failed.length, flaky, ran]).toEqual([16, [], []]);
  expect(notes).toEqual(["16 tests failed, more than 15: none of them ran again"]);
});

it("starts no further test after ten minutes", async () => {
  let minutes = 0;
  const { flaky, failed, notes } = await tryAgain([1, 1, 1], () => {
    minutes += 4;
    return minutes;
  });
  expect([flaky.length, failed]).toEqual([2, [failure("test 2")]]);
  expect(notes).toEqual(["no time was left to run this again: a.test.ts: test 2"]);
});
