import type { SecondRun } from "./again.ts";
import {
  listErrors,
  listFailures,
  listFilesThatRan,
  nameFailure,
  type Report,
  type Runner,
} from "./reports.ts";
import type { CheckRecord, StepRecord } from "./steps.ts";

/** More of them than this are no accident any more. */
const maxFlaky = 5;

interface Results {
  /** Of the runners that left one. */
  readonly reports: Readonly<Partial<Record<Runner, Report>>>;
  /** The test files of the tree. */
  readonly testFiles: Readonly<Record<Runner, readonly string[]>>;
  readonly steps: readonly StepRecord[];
  /** The steps of `pnpm check`, if it came to its end. */
  readonly checks: readonly CheckRecord[] | undefined;
  readonly secondRun: SecondRun;
}

interface Summary {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

const runners = ["vitest", "playwright"] as const;

/** What the run ends with: a line for each runner, what failed and what is flaky by name, and `N passed, N failed` last. */
export function summarise(results: Results): Summary {
  const { reports, secondRun } = results;
  const tests = runners.flatMap((runner) => reports[runner]?.files.flatMap((file) => file.tests) ?? []);
  const passed = tests.filter(({ state }) => state === "passed").length + secondRun.flaky.length;
  const problems = [
    ...listFailedSteps(results).map(({ name, lastLine }) => `failed: ${name}: ${lastLine}`),
    ...runners.flatMap((runner) => listErrorsOf(reports[runner])).map((error) => `failed: ${error}`),
    ...secondRun.failed.map((failure) => `failed: ${nameFailure(failure)}`),
    ...runners.flatMap((runner) => listMissing(runner, results)),
    ...(secondRun.flaky.length > maxFlaky
      ? [`failed: ${secondRun.flaky.length} tests are flaky, more than ${maxFlaky}`]
      : []),
  ];
  return {
    lines: [
      ...runners.flatMap((runner) => describeRunner(runner, results)),
      ...secondRun.notes,
      ...secondRun.flaky.map((test) => `flaky, failed among others and passed alone: ${nameFailure(test)}`),
      ...problems,
      `${passed} passed, ${problems.length} failed`,
    ],
    isGood: problems.length === 0,
  };
}

/** The steps that failed for another reason than what their runner has reported. */
function listFailedSteps({ steps, checks, reports }: Results): StepRecord[] {
  const failedChecks = checks?.filter(({ isGood }) => !isGood).map(({ name }) => name);
  const explanations: Readonly<Record<string, boolean>> = {
    "pnpm check": failedChecks?.join() === "tests" && saysWhy("vitest", reports.vitest),
    "pnpm e2e": saysWhy("playwright", reports.playwright),
  };
  return steps.filter(({ name, code }) => code !== 0 && explanations[name] !== true);
}

function saysWhy(runner: Runner, report: Report | undefined): boolean {
  return report !== undefined && listFailures(runner, report).length + listErrors(report).length > 0;
}

function listErrorsOf(report: Report | undefined): string[] {
  return report ? listErrors(report) : [];
}

function listMissing(runner: Runner, { reports, testFiles }: Results): string[] {
  const report = reports[runner];
  if (!report) return [`failed: ${runner} left no report`];
  const ran = new Set(listFilesThatRan(report));
  return testFiles[runner].filter((file) => !ran.has(file)).map((file) => `failed: no test ran of ${file}`);
}

function describeRunner(runner: Runner, { reports, secondRun }: Results): string[] {
  const files = reports[runner]?.files ?? [];
  const groups = Map.groupBy(files, ({ project }) => (runner === "vitest" ? runner : project));
  return [...groups].map(([name, group]) => {
    const states = group.flatMap(({ tests }) => tests).map(({ state }) => state);
    const count = (wanted: string) => states.filter((state) => state === wanted).length;
    const flaky = secondRun.flaky.filter((test) => group.some(({ file }) => file === test.file)).length;
    const [passed, failed] = [count("passed"), count("failed")];
    return `${name}: ${passed + failed} ran, ${passed} passed, ${failed} failed, ${flaky} flaky`;
  });
}
