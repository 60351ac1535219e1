import { describe, expect, it } from "vitest";
import { type Failure, listFailures, type Report, type TestState } from "./reports.ts";
import { summarise } from "./summary.ts";

const record = (
  project: string,
  file: string,
  states: readonly TestState[],
  errors: readonly string[] = [],
) => ({
  project,
  file,
  errors,
  tests: states.map((state, index) => ({ title: `adds ${index}`, state })),
});

const unit: Report = { files: [record("domain", "src/sum.test.ts", ["passed", "passed"])], errors: [] };
const journeys: Report = {
  files: [
    record("journeys", "e2e/journeys/home.spec.ts", ["passed", "passed"]),
    record("ui", "e2e/ui/pieces.spec.ts", ["passed"]),
  ],
  errors: [],
};
const oneFailed: Report = { files: [record("domain", "src/sum.test.ts", ["passed", "failed"])], errors: [] };

const good = { name: "pnpm check", code: 0, seconds: 300, lastLine: "All good in 300 s." };
const failedCheck = { ...good, code: 1, lastLine: "Failed after 300 s." };
const check = (...failed: readonly string[]) =>
  ["types", "tests"].map((name) => ({ name, isGood: !failed.includes(name), seconds: 1 }));
const testFiles = {
  vitest: ["src/sum.test.ts"],
  playwright: ["e2e/journeys/home.spec.ts", "e2e/ui/pieces.spec.ts"],
};
const nothingFailed = { flaky: [], failed: [], notes: [] };

const run = {
  reports: { vitest: unit, playwright: journeys },
  testFiles,
  steps: [good],
  checks: check(),
  secondRun: nothingFailed,
};
const oneFailedRun = {
  ...run,
  reports: { vitest: oneFailed, playwright: journeys },
  steps: [failedCheck],
  checks: check("tests"),
};

const failures = listFailures("vitest", oneFailed);
const passedAlone = (list: readonly Failure[]) => ({
  ...nothingFailed,
  flaky: list.map((failure) => ({ ...failure, attempts: 1 })),
});

describe("the summary of a run", () => {
  it("ends with the number of tests that passed", () => {
    expect(summarise(run)).toEqual({
      lines: [
        "vitest: 2 ran, 2 passed, 0 failed, 0 flaky",
        "journeys: 2 ran, 2 passed, 0 failed, 0 flaky",
        "ui: 1 ran, 1 passed, 0 failed, 0 flaky",
        "5 passed, 0 failed",
      ],
      isGood: true,
    });
  });

  it("names a test that failed, once", () => {
    const { lines, isGood } = summarise({
      ...oneFailedRun,
      secondRun: { ...nothingFailed, failed: failures },
    });
    expect(lines.slice(-2)).toEqual(["failed: src/sum.test.ts: adds 1", "4 passed, 1 failed"]);
    expect(isGood).toBe(false);
  });

  it("[GUARD-20] names a flaky test, and counts it as passed", () => {
    const { lines, isGood } = summarise({ ...oneFailedRun, secondRun: passedAlone(failures) });
    expect(lines).toContain("vitest: 2 ran, 1 passed, 1 failed, 1 flaky");
    expect(lines.slice(-2)).toEqual([
      "flaky, failed among others and passed alone: src/sum.test.ts: adds 1",
      "5 passed, 0 failed",
    ]);
    expect(isGood).toBe(true);
  });

  it("[GUARD-21] fails for more than five flaky tests", () => {
    const many = (count: number) => passedAlone(Array.from({ length: count }, () => failures).flat());
    expect(summarise({ ...oneFailedRun, secondRun: many(5) }).isGood).toBe(true);

    const { lines, isGood } = summarise({ ...oneFailedRun, secondRun: many(6) });
    expect(lines).toContain("failed: 6 tests are flaky, more than 5");
    expect(isGood).toBe(false);
  });

  it.each([
    ["a type error beside the tests", { checks: check("types", "tests") }],
    ["a check that did not come to its end", { checks: undefined }],
    ["a step that runs no tests", { steps: [failedCheck, { ...failedCheck, name: "pnpm audit:packages" }] }],
    ["browsers whose report says nothing", { steps: [failedCheck, { ...failedCheck, name: "pnpm e2e" }] }],
  ])("fails for %s, though every failed test passed alone", (_, changes) => {
    const { isGood } = summarise({ ...oneFailedRun, ...changes, secondRun: passedAlone(failures) });
    expect(isGood).toBe(false);
  });

  it("names a step that failed while every test passed", () => {
    const { lines } = summarise({ ...run, steps: [failedCheck], checks: check("types") });
    expect(lines.slice(-2)).toEqual(["failed: pnpm check: Failed after 300 s.", "5 passed, 1 failed"]);
  });

  it("fails for what failed outside the tests, such as a global teardown", () => {
    const vitest = { ...oneFailed, errors: ["the global teardown failed"] };
    const reports = { vitest, playwright: journeys };
    const { lines, isGood } = summarise({ ...oneFailedRun, reports, secondRun: passedAlone(failures) });
    expect(lines).toContain("failed: the global teardown failed");
    expect(isGood).toBe(false);
  });

  it("[GUARD-22] names a test file of the tree that is not in the report, or of which every test was skipped", () => {
    const vitest = { ...unit, files: [...unit.files, record("api", "src/skipped.test.ts", ["skipped"])] };
    const { lines, isGood } = summarise({
      ...run,
      reports: { vitest, playwright: journeys },
      testFiles: {
        ...testFiles,
        vitest: ["src/forgotten.test.ts", "src/skipped.test.ts", "src/sum.test.ts"],
      },
    });
    expect(lines.slice(-3)).toEqual([
      "failed: no test ran of src/forgotten.test.ts",
      "failed: no test ran of src/skipped.test.ts",
      "5 passed, 2 failed",
    ]);
    expect(isGood).toBe(false);
  });

  it("[GUARD-22] fails for a missing report", () => {
    const { lines } = summarise({ ...run, reports: { vitest: unit } });
    expect(lines.slice(-2)).toEqual(["failed: playwright left no report", "2 passed, 1 failed"]);
  });
});

describe("what runs again", () => {
  it("is a file whose hooks failed, but none that cannot be imported", () => {
    const broken = record("api", "src/broken.test.ts", [], ["no such module"]);
    const hooks = record("api", "src/hooks.test.ts", ["skipped"], ["no connection"]);
    const vitest: Report = { files: [broken, hooks], errors: [] };

    expect(listFailures("vitest", vitest)).toEqual([
      { runner: "vitest", project: "api", file: "src/hooks.test.ts" },
    ]);
    const { lines } = summarise({ ...run, reports: { vitest, playwright: journeys } });
    expect(lines).toContain("failed: src/broken.test.ts: no such module");
  });
});
