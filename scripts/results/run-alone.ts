import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { type PlaywrightReport, readPlaywright } from "./playwright-report.ts";
import type { Failure, Report, Runner } from "./reports.ts";

/** Longer than any test may take, and the start of the product before it. */
const patienceMs = 300_000;

interface Start {
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs one test, or one file whose hooks failed, by itself. Returns whether it ran and passed. */
export async function runAlone(failure: Failure): Promise<boolean> {
  const reportFile = resolve("reports/alone.json");
  rmSync(reportFile, { force: true });
  const code = await start(starts[failure.runner](failure, reportFile));
  return code === 0 && hasPassed(failure, readReports[failure.runner](reportFile));
}

const unitTests = join(import.meta.dirname, "run-unit-tests.ts");

const starts: Readonly<Record<Runner, (failure: Failure, reportFile: string) => Start>> = {
  vitest: ({ project, file, title }, reportFile) => ({
    args: [
      unitTests,
      `--outputFile=${reportFile}`,
      `--project=${project}`,
      "--maxWorkers=1",
      "--no-isolate",
      ...(title === undefined ? [] : [`--testNamePattern=^\\s*${matchTitle(title)}$`]),
      resolve(file),
    ],
  }),
  playwright: ({ project, file, title = "", line }, reportFile) => ({
    args: [
      "node_modules/@playwright/test/cli.js",
      "test",
      `--project=${project}`,
      "--workers=1",
      "--retries=0",
      "--reporter=json",
      "--output=../reports/test-results-alone",
      `--grep=${matchTitle(title)}$`,
      `${resolve(file)}:${line}`,
    ],
    cwd: "e2e",
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  }),
};

const readReports: Readonly<Record<Runner, (reportFile: string) => Report>> = {
  vitest: (reportFile): Report => JSON.parse(readFileSync(reportFile, "utf8")),
  playwright(reportFile) {
    const report: PlaywrightReport = JSON.parse(readFileSync(reportFile, "utf8"));
    return readPlaywright(report);
  },
};

/** A run in which the title was not found passes too, without having run anything. */
function hasPassed({ file, title }: Failure, { files, errors }: Report): boolean {
  const states = files
    .filter((found) => found.file === file)
    .flatMap(({ tests }) => tests)
    .filter((test) => title === undefined || test.title === title)
    .map(({ state }) => state);
  return errors.length === 0 && states.includes("passed") && !states.includes("failed");
}

/** The runners join the titles of groups and tests in different ways. */
function matchTitle(title: string): string {
  return title
    .split(" > ")
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("(?: > | )");
}

async function start({ args, cwd, env }: Start): Promise<number | null> {
  const child = spawn(process.execPath, [...args], {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), patienceMs);
  const [code] = await once(child, "exit");
  clearTimeout(timer);
  return code;
}
