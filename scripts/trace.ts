import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { coverageOf, unknownIds } from "./trace/coverage.ts";
import { tableMarkdown, totalsText } from "./trace/report.ts";
import { parseRequirements, problemsOf } from "./trace/requirements.ts";
import { readTitles } from "./trace/titles.ts";

const root = join(import.meta.dirname, "..");
const requirements = parseRequirements(readFileSync(join(root, "docs/requirements.md"), "utf8"));
stopAt("docs/requirements.md", problemsOf(requirements, { areas: 16, atoms: 540 }));

const testFiles = globSync(["{apps,packages,e2e,tooling,scripts}/**/*.test.{ts,tsx}", "e2e/**/*.spec.ts"], {
  cwd: root,
  exclude: ["**/node_modules", "**/build"],
}).toSorted();
const titles = testFiles.flatMap((file) => readTitles(file, readFileSync(join(root, file), "utf8")));
stopAt("IDs that docs/requirements.md does not hold", unknownIds(requirements, titles));

const coverage = coverageOf(requirements, titles);
if (process.argv.includes("--json")) {
  console.log(JSON.stringify(coverage, null, 2));
} else {
  const table = join(root, "reports/trace.md");
  mkdirSync(join(root, "reports"), { recursive: true });
  writeFileSync(table, tableMarkdown(requirements, titles, coverage));
  console.log(totalsText(coverage));
  console.log(`\n${testFiles.length} test files read; every atom with its tests: reports/trace.md`);
}

function stopAt(heading: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  console.error([heading, ...problems.map((problem) => `  ${problem}`)].join("\n"));
  process.exit(1);
}
