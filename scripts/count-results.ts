import { readFileSync, writeFileSync } from "node:fs";
import { runAgain } from "./results/again.ts";
import { type PlaywrightReport, readPlaywright } from "./results/playwright-report.ts";
import { listFailures, nameFailure, type Report } from "./results/reports.ts";
import { runAlone } from "./results/run-alone.ts";
import { type CheckRecord, formatTimes, readSteps } from "./results/steps.ts";
import { summarise } from "./results/summary.ts";
import { listTestFiles } from "./results/test-files.ts";

/**
 * The end of `.ci/run`: what failed runs again alone, now that nothing else runs. Then come the times of the steps, what
 * failed, what is flaky, and `N passed, N failed`.
 */
const startedAt = performance.now();
const minutesGone = () => (performance.now() - startedAt) / 60_000;

const vitest = readJson<Report>("reports/vitest.json");
const playwrightReport = readJson<PlaywrightReport>("reports/playwright.json");
const playwright = playwrightReport && readPlaywright(playwrightReport);
const failures = [
  ...(vitest ? listFailures("vitest", vitest) : []),
  ...(playwright ? listFailures("playwright", playwright) : []),
];
const secondRun = await runAgain(
  failures,
  async (failure, attempt) => {
    console.log(`── alone, attempt ${attempt}: ${nameFailure(failure)}`);
    const passed = await runAlone(failure);
    console.log(`── ${passed ? "passed" : "failed"} alone: ${nameFailure(failure)}`);
    return passed;
  },
  minutesGone,
);
writeFileSync("reports/flaky.json", `${JSON.stringify(secondRun.flaky, null, 2)}\n`);

const steps = readSteps(readFileSync("reports/steps.tsv", "utf8"));
const { lines, isGood } = summarise({
  reports: { ...(vitest && { vitest }), ...(playwright && { playwright }) },
  testFiles: listTestFiles(process.cwd()),
  steps,
  checks: readJson<CheckRecord[]>("reports/check.json"),
  secondRun,
});
const alone = { name: "what failed, alone", seconds: minutesGone() * 60 };
for (const line of [...formatTimes([...steps, alone]), ...lines]) console.log(line);
process.exitCode = isGood ? 0 : 1;

function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    console.log(`cannot read ${file}: ${String(error)}`);
    return undefined;
  }
}
