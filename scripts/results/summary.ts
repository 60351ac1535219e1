import type { Count } from "./reports.ts";

interface Results {
  /** By runner, for those that left a report. */
  readonly counts: Readonly<Record<string, Count>>;
  /** How many tests each runner has to run, as committed. */
  readonly expected: Readonly<Record<string, number>>;
  readonly failedSteps: readonly string[];
}

interface Summary {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/** What the run ends with: a line for each runner, the failed and the flaky tests, what is missing, and `N passed, N failed` last. */
export function summarise({ counts, expected, failedSteps }: Results): Summary {
  const runners = [...new Set([...Object.keys(expected), ...Object.keys(counts)])].map((name) => {
    const { passed, failed, flaky } = counts[name] ?? { passed: 0, failed: [], flaky: [] };
    const ran = passed + failed.length + flaky.length;
    return { name, passed, failed, flaky, ran, expected: expected[name] ?? 0 };
  });
  const shortfalls = runners.filter((runner) => runner.ran < runner.expected);
  const flaky = runners.flatMap((runner) => runner.flaky);
  const passed = runners.reduce((sum, runner) => sum + runner.passed, 0);
  const failedTests = runners.flatMap((runner) => runner.failed);
  const failed = Math.max(failedTests.length, failedSteps.length) + shortfalls.length;

  return {
    lines: [
      ...runners.map(
        ({ name, ran, ...runner }) =>
          `${name}: ${ran} ran, ${runner.passed} passed, ${runner.failed.length} failed, ${runner.flaky.length} flaky`,
      ),
      ...failedSteps.map((step) => `failed: ${step}`),
      ...failedTests.map((title) => `failed: ${title}`),
      ...flaky.map((title) => `flaky, passed only when retried: ${title}`),
      ...runners
        .filter((runner) => runner.ran > runner.expected)
        .map(({ name, ran }) => `${name}: raise the count in scripts/test-counts.json to ${ran}`),
      ...shortfalls.map(
        (runner) =>
          `${runner.name}: ${runner.ran} tests ran, scripts/test-counts.json expects ${runner.expected}`,
      ),
      `${passed} passed, ${failed} failed`,
    ],
    isGood: failed === 0,
  };
}
