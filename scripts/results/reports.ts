import { stripVTControlCharacters } from "node:util";

export type TestState = "passed" | "failed" | "skipped";

export interface TestRecord {
  /** With the titles of its groups, joined by " > ". */
  readonly title: string;
  readonly state: TestState;
  /** Where a journey stands, which finds it again among others of the same title. */
  readonly line?: number;
}

export interface FileRecord {
  /** The runner's project, such as `api` or `journeys`. */
  readonly project: string;
  /** From the root of the tree. */
  readonly file: string;
  /** What failed outside its tests: the import of the file, or a hook. */
  readonly errors: readonly string[];
  readonly tests: readonly TestRecord[];
}

/** What a runner leaves behind. */
export interface Report {
  readonly files: readonly FileRecord[];
  /** What failed outside any file, such as a global teardown. */
  readonly errors: readonly string[];
}

export type Runner = "vitest" | "playwright";

/** A test that failed, or a file whose hooks failed, in which case it has no title. */
export interface Failure {
  readonly runner: Runner;
  readonly project: string;
  readonly file: string;
  readonly title?: string;
  readonly line?: number;
}

export function nameFailure({ file, title }: Failure): string {
  return `${file}: ${title ?? "its hooks"}`;
}

/** What may pass when it runs again alone. */
export function listFailures(runner: Runner, { files }: Report): Failure[] {
  return files.flatMap(({ project, file, errors, tests }): Failure[] => {
    if (isUnreadable({ errors, tests })) return [];
    if (errors.length > 0) return [{ runner, project, file }];
    return tests
      .filter(({ state }) => state === "failed")
      .map(({ title, line }) => ({ runner, project, file, title, ...(line !== undefined && { line }) }));
  });
}

/** What fails a run whatever a test does when it runs again. */
export function listErrors({ files, errors }: Report): string[] {
  const unreadable = files.filter(isUnreadable).map(({ file, errors: [first] }) => `${file}: ${first}`);
  return [...unreadable, ...errors].map((error) =>
    stripVTControlCharacters(error)
      .replace(/\s*\n\s*/g, ", ")
      .slice(0, 500),
  );
}

/** A file that cannot be imported has errors and no tests. */
function isUnreadable({ errors, tests }: Pick<FileRecord, "errors" | "tests">): boolean {
  return errors.length > 0 && tests.length === 0;
}

/** The files of which at least one test ran. Where hooks failed, all of them ran again, or count as failed. */
export function listFilesThatRan({ files }: Report): string[] {
  return files
    .filter(({ errors, tests }) => errors.length > 0 || tests.some(({ state }) => state !== "skipped"))
    .map(({ file }) => file);
}
