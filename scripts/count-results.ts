import { readFile } from "node:fs/promises";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Reads the runners' own reports and ends on the line `N passed, N failed`. A missing report counts as a failure,
 * and so does a step that failed (given as a number) while every test of it passed, such as a lint error.
 */
const failedSteps = Number(process.argv[2] ?? 0);
const counts = await Promise.all([
  countVitest("reports/vitest.json"),
  countPlaywright("reports/playwright.json"),
]);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failedTests = counts.reduce((sum, count) => sum + count.failed, 0);
const failed = Math.max(failedTests, failedSteps);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && counts.every((count) => count.passed > 0) ? 0 : 1;

async function countVitest(file: string): Promise<Count> {
  const report = await readReport(file);
  if (!report) return missing(file);
  const suitesThatDidNotRun =
    number(report["numFailedTestSuites"]) > 0 && number(report["numFailedTests"]) === 0 ? 1 : 0;
  return {
    passed: number(report["numPassedTests"]),
    failed: number(report["numFailedTests"]) + suitesThatDidNotRun,
  };
}

async function countPlaywright(file: string): Promise<Count> {
  const report = await readReport(file);
  if (!report) return missing(file);
  const stats = report["stats"] as Record<string, unknown>;
  const errors = Array.isArray(report["errors"]) ? report["errors"].length : 0;
  const late = number(stats["flaky"]);
  if (late > 0) console.log(`${late} browser tests passed on their second try only`);
  return { passed: number(stats["expected"]) + late, failed: number(stats["unexpected"]) + errors };
}

async function readReport(file: string): Promise<Record<string, unknown> | null> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
}

function missing(file: string): Count {
  console.log(`no report at ${file}`);
  return { passed: 0, failed: 1 };
}

function number(value: unknown): number {
  if (typeof value !== "number") throw new Error("a report without a count");
  return value;
}
