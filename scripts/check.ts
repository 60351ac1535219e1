import { mkdirSync, writeFileSync } from "node:fs";
import { type CheckRecord, formatTimes } from "./results/steps.ts";
import { runSteps, type Step } from "./run-steps.ts";

const quick: Step[] = [
  { name: "pictures of the site", command: ["pnpm", "--silent", "media:site"] },
  { name: "types", command: ["pnpm", "--silent", "types"] },
  { name: "format and lint", command: ["pnpm", "--silent", "lint"] },
  { name: "import rules", command: ["pnpm", "--silent", "imports"] },
  { name: "unused code", command: ["pnpm", "--silent", "unused"] },
  { name: "catalogue", command: ["pnpm", "--silent", "catalogue:check"] },
  { name: "requirement ids", command: ["pnpm", "--silent", "trace"] },
  { name: "commit subjects", command: ["node", "scripts/commit-subjects.ts"] },
];
// After the types, which write the same folder.
const alone: Step[] = [
  { name: "web build within the budgets of its pages", command: ["pnpm", "--silent", "build"] },
  {
    name: "tests",
    command: [
      "node",
      "scripts/results/run-unit-tests.ts",
      "--maxWorkers=3",
      "--no-isolate",
      "--outputFile=reports/vitest.json",
    ],
  },
];

const startedAt = performance.now();
const outcomes: CheckRecord[] = [...(await runSteps(quick, 2)), ...(await runSteps(alone, 1))];
const failed = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);

mkdirSync("reports", { recursive: true });
writeFileSync("reports/check.json", JSON.stringify(outcomes));
console.log(`\n${formatTimes(outcomes).join("\n")}`);
console.log(
  `\n${failed.length === 0 ? `All good in ${seconds} s.` : `Failed after ${seconds} s: ${failed.join(", ")}.`}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
