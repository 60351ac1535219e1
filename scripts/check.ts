import { runSteps, type Step } from "./run-steps.ts";

const quick: Step[] = [
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
      "pnpm",
      "--silent",
      "test",
      "--reporter=default",
      "--reporter=json",
      "--outputFile.json=reports/vitest.json",
    ],
  },
];

const startedAt = performance.now();
const outcomes = [...(await runSteps(quick, 2)), ...(await runSteps(alone, 1))];
const failed = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name);
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);

console.log(
  `\n${failed.length === 0 ? `All good in ${seconds} s.` : `Failed after ${seconds} s: ${failed.join(", ")}.`}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
