import { relative } from "node:path";

export interface Count {
  readonly passed: number;
  /** Titles. */
  readonly failed: readonly string[];
  /** Titles of the tests that failed at first and passed when they were retried. */
  readonly flaky: readonly string[];
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
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

/** A retried test keeps the messages of its failures. */
export function countVitest({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: `${relative(process.cwd(), name)}: ${fullName}`,
      status: status === "passed" && failureMessages.length > 0 ? "flaky" : status,
    })),
  );
  const titles = (status: string) => tests.filter((test) => test.status === status).map(({ title }) => title);
  return { passed: titles("passed").length, failed: titles("failed"), flaky: titles("flaky") };
}

/** The counts of each Playwright project. */
export function countPlaywright(report: PlaywrightReport): Record<string, Count> {
  const tests = report.suites.flatMap(listTests);
  const projects = [...new Set(tests.map(({ project }) => project))];
  const counts = projects.map((project): [string, Count] => {
    const titles = (status: string) =>
      tests.filter((test) => test.project === project && test.status === status).map(({ title }) => title);
    return [
      project,
      { passed: titles("expected").length, failed: titles("unexpected"), flaky: titles("flaky") },
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
