import { readFileSync } from "node:fs";
import { countPlaywright, countVitest, type PlaywrightReport, type VitestReport } from "./results/reports.ts";
import { summarise } from "./results/summary.ts";

/**
 * Reads the runners' reports, compares them with the committed counts and ends with the line `N passed, N failed`.
 * The arguments are the steps that failed: a lint error, or a test file that cannot be imported, fails a step and no test.
 */
const failedSteps = process.argv.slice(2);
const vitest = readJson<VitestReport>("reports/vitest.json");
const playwright = readJson<PlaywrightReport>("reports/playwright.json");
const { lines, isGood } = summarise({
  counts: { ...(vitest && { vitest: countVitest(vitest) }), ...(playwright && countPlaywright(playwright)) },
  expected: JSON.parse(readFileSync("scripts/test-counts.json", "utf8")),
  failedSteps,
});
for (const line of lines) console.log(line);
process.exitCode = isGood ? 0 : 1;

function readJson<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    console.log(`cannot read ${file}: ${String(error)}`);
    return undefined;
  }
}
