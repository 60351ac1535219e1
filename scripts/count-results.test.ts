import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const vitest = (passed: number, failed = 0, flaky = 0) => {
  const list = (count: number, status: string, failureMessages: readonly string[] = []) =>
    Array.from({ length: count }, (_, index) => ({ fullName: `adds ${index}`, status, failureMessages }));
  const assertionResults = [
    ...list(passed, "passed"),
    ...list(failed, "failed", ["2 is not 3"]),
    ...list(flaky, "passed", ["2 is not 3"]),
  ];
  return { testResults: [{ name: "src/sum.test.ts", assertionResults }] };
};

const spec = (title: string, projectName: string, status: string) => ({
  title,
  file: "journeys/home.spec.ts",
  tests: [{ projectName, status }],
});

/** Two journeys, one of them nested in a describe, and one piece. */
const playwright = (first = "expected") => ({
  suites: [
    {
      specs: [spec("opens", "journeys", first), spec("shows a button", "ui", "expected")],
      suites: [{ specs: [spec("closes", "journeys", "expected")] }],
    },
  ],
});

const counts = { vitest: 10, journeys: 2, ui: 1 };

/** Runs the script in a folder with these reports, and returns its lines and exit code. */
function run(reports: Readonly<Record<string, object>>, failedSteps: readonly string[] = []) {
  const cwd = mkdtempSync(join(tmpdir(), "count-results-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  for (const [file, content] of Object.entries({ "scripts/test-counts.json": counts, ...reports })) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), JSON.stringify(content));
  }
  const script = join(import.meta.dirname, "count-results.ts");
  const { stdout, status } = spawnSync(process.execPath, [script, ...failedSteps], {
    cwd,
    encoding: "utf8",
  });
  return { lines: stdout.trimEnd().split("\n"), last: stdout.trimEnd().split("\n").at(-1), status };
}

const reports = (vitestReport: object, playwrightReport: object) => ({
  "reports/vitest.json": vitestReport,
  "reports/playwright.json": playwrightReport,
});

it("passes when every expected test ran and passed", () => {
  expect(run(reports(vitest(10), playwright()))).toEqual({
    lines: [
      "vitest: 10 ran, 10 passed, 0 failed, 0 flaky",
      "journeys: 2 ran, 2 passed, 0 failed, 0 flaky",
      "ui: 1 ran, 1 passed, 0 failed, 0 flaky",
      "13 passed, 0 failed",
    ],
    last: "13 passed, 0 failed",
    status: 0,
  });
});

it("fails when a runner ran fewer tests than committed", () => {
  const { lines, last, status } = run(reports(vitest(9), playwright()));
  expect(lines).toContain("vitest: 9 tests ran, scripts/test-counts.json expects 10");
  expect(last).toBe("12 passed, 1 failed");
  expect(status).toBe(1);
});

it("does not count a skipped test as run", () => {
  const { last, status } = run(reports(vitest(10), playwright("skipped")));
  expect(last).toBe("12 passed, 1 failed");
  expect(status).toBe(1);
});

it("asks to raise the count when more tests ran than committed", () => {
  const { lines, status } = run(reports(vitest(11), playwright()));
  expect(lines).toContain("vitest: raise the count in scripts/test-counts.json to 11");
  expect(status).toBe(0);
});

it("counts a flaky test apart from those that passed, and names it", () => {
  const { lines, last, status } = run(reports(vitest(10), playwright("flaky")));
  expect(lines).toContain("journeys: 2 ran, 1 passed, 0 failed, 1 flaky");
  expect(lines).toContain("flaky, passed only when retried: journeys/home.spec.ts: opens");
  expect(last).toBe("12 passed, 0 failed");
  expect(status).toBe(0);
});

it("names a unit test that passed only when retried", () => {
  const { lines, last, status } = run(reports(vitest(9, 0, 1), playwright()));
  expect(lines).toContain("vitest: 10 ran, 9 passed, 0 failed, 1 flaky");
  expect(lines).toContain("flaky, passed only when retried: src/sum.test.ts: adds 0");
  expect(last).toBe("12 passed, 0 failed");
  expect(status).toBe(0);
});

it("counts and names failed tests of both runners", () => {
  const { lines, last, status } = run(reports(vitest(8, 2), playwright("unexpected")), [
    "pnpm check",
    "pnpm e2e",
  ]);
  expect(lines).toContain("failed: src/sum.test.ts: adds 1");
  expect(lines).toContain("failed: journeys/home.spec.ts: opens");
  expect(last).toBe("10 passed, 3 failed");
  expect(status).toBe(1);
});

it("fails when a step failed although every test passed, and names the step", () => {
  const { lines, last, status } = run(reports(vitest(10), playwright()), ["pnpm check: Failed: lint."]);
  expect(lines).toContain("failed: pnpm check: Failed: lint.");
  expect(last).toBe("13 passed, 1 failed");
  expect(status).toBe(1);
});

it("fails when a report is missing", () => {
  const { lines, last, status } = run({ "reports/vitest.json": vitest(10) });
  expect(lines).toContain("journeys: 0 tests ran, scripts/test-counts.json expects 2");
  expect(last).toBe("10 passed, 2 failed");
  expect(status).toBe(1);
});
