import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createVitest, parseCLI } from "vitest/node";
import type { Report } from "./reports.ts";
import { describeError, recordModule } from "./vitest-report.ts";

/**
 * `vitest run` with a report for `scripts/count-results.ts` in `--outputFile`. Unlike Vitest's own it has what failed outside
 * the tests: hooks, unhandled errors and the global teardown, which comes after Vitest has written its report.
 */
const root = process.cwd();
const { filter, options } = parseCLI(["vitest", "run", ...process.argv.slice(2)]);
const { outputFile, ...others } = options;
if (typeof outputFile !== "string") throw new Error("--outputFile is missing");
process.env["TEST"] = process.env["VITEST"] = "true";
process.env["NODE_ENV"] ??= "test";

const vitest = await createVitest("test", { ...others, watch: false });
const { testModules, unhandledErrors } = await vitest.start(filter);
const files = testModules
  .map((module) => recordModule(module, root))
  .toSorted((one, other) => one.file.localeCompare(other.file));
const isGood = process.exitCode === undefined || process.exitCode === 0;

process.exitCode = 0;
await vitest.close();
const isClosed = process.exitCode === 0;

const report: Report = {
  files,
  errors: [
    ...unhandledErrors.map(describeError),
    ...(isClosed ? [] : ["the global teardown failed, see the output of the tests"]),
  ],
};
mkdirSync(dirname(outputFile), { recursive: true });
writeFileSync(outputFile, JSON.stringify(report));
process.exit(isGood && isClosed ? 0 : 1);
