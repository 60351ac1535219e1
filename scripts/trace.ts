import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { findUnknownIds, measureCoverage } from "./trace/coverage.ts";
import { formatTable, formatTotals } from "./trace/report.ts";
import { findProblems, parseRequirements } from "./trace/requirements.ts";
import { readTitles } from "./trace/titles.ts";

const requirements = parseRequirements(readFileSync("docs/requirements.md", "utf8"));
failOn("docs/requirements.md", findProblems(requirements, { areas: 16, atoms: 540 }));

const testFiles = globSync(
  ["{apps,packages,studio,infra,e2e,tooling,scripts}/**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"],
  {
    exclude: ["**/node_modules", "**/build"],
  },
).toSorted();
const titles = testFiles.flatMap((file) => readTitles(file, readFileSync(file, "utf8")));
failOn("IDs that are not in docs/requirements.md", findUnknownIds(requirements, titles));

const coverage = measureCoverage(requirements, titles);
if (process.argv.includes("--json")) {
  console.log(JSON.stringify(coverage, null, 2));
} else {
  const table = "reports/trace.md";
  mkdirSync("reports", { recursive: true });
  writeFileSync(table, formatTable(requirements, titles, coverage));
  console.log(formatTotals(coverage));
  console.log(`\n${testFiles.length} test files read; every atom with its tests: ${table}`);
}

function failOn(heading: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error([heading, ...problems.map((problem) => `  ${problem}`)].join("\n"));
  process.exit(1);
}
