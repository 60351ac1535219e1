export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Titles of the tests that failed at first and passed when they were retried. */
  readonly flaky: readonly string[];
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly projectName: string; readonly status: string }[];
  }[];
}

export function countVitest(report: VitestReport): Count {
  return { passed: report.numPassedTests, failed: report.numFailedTests, flaky: [] };
}

/** The counts of each Playwright project. */
export function countPlaywright(report: PlaywrightReport): Record<string, Count> {
  const tests = report.suites.flatMap(listTests);
  const projects = [...new Set(tests.map(({ project }) => project))];
  const counts = projects.map((project): [string, Count] => {
    const withStatus = (status: string) =>
      tests.filter((test) => test.project === project && test.status === status);
    return [
      project,
      {
        passed: withStatus("expected").length,
        failed: withStatus("unexpected").length,
        flaky: withStatus("flaky").map(({ title }) => title),
      },
    ];
  });
  return Object.fromEntries(counts);
}

interface PlaywrightTest {
  readonly project: string;
  readonly title: string;
  readonly status: string;
}

function listTests(suite: PlaywrightSuite): PlaywrightTest[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status }) => ({ project: projectName, title: `${file}: ${title}`, status })),
  );
  return [...own, ...(suite.suites ?? []).flatMap(listTests)];
}
