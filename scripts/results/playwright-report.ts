import type { FileRecord, Report, TestRecord, TestState } from "./reports.ts";

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly PlaywrightSpec[];
}

type Status = "expected" | "unexpected" | "flaky" | "skipped";

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly { readonly projectName: string; readonly status: Status }[];
}

/** A test that was retried while others ran counts as failed, so that it runs again alone. */
const states: Readonly<Record<Status, TestState>> = {
  expected: "passed",
  unexpected: "failed",
  flaky: "failed",
  skipped: "skipped",
};

export function readPlaywright({ suites, errors }: PlaywrightReport): Report {
  const tests = suites.flatMap(({ suites = [], specs }) => [
    ...listTests(specs, []),
    ...suites.flatMap((suite) => listNestedTests(suite, [])),
  ]);
  const groups = Map.groupBy(tests, ({ project, file }) => `${project} ${file}`);
  return {
    files: [...groups.values()].flatMap(([first, ...others]): FileRecord[] =>
      first
        ? [
            {
              project: first.project,
              file: `e2e/${first.file}`,
              errors: [],
              tests: [first, ...others].map(({ record }) => record),
            },
          ]
        : [],
    ),
    errors: errors.map(({ message }) => message ?? "an error without a message"),
  };
}

interface FoundTest {
  readonly project: string;
  readonly file: string;
  readonly record: TestRecord;
}

function listNestedTests(
  { title, suites = [], specs }: PlaywrightSuite,
  path: readonly string[],
): FoundTest[] {
  const own = [...path, title];
  return [...listTests(specs, own), ...suites.flatMap((suite) => listNestedTests(suite, own))];
}

function listTests(specs: readonly PlaywrightSpec[], path: readonly string[]): FoundTest[] {
  return specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status }) => ({
      project: projectName,
      file,
      record: { title: [...path, title].join(" > "), state: states[status], line },
    })),
  );
}
