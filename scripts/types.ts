import { globSync } from "node:fs";
import { dirname } from "node:path";
import { runSteps, type Step } from "./run-steps.ts";

/**
 * Checks the types of every package with TypeScript's native compiler, which takes a third of the time. The compiler in
 * JavaScript stays for the tools that call it.
 */
const compiler = "node_modules/@typescript/native/bin/tsc";
const folders = globSync("{.,*,*/*,*/*/*}/tsconfig.json", {
  exclude: ["node_modules", "**/node_modules"],
}).map(dirname);
const steps = folders
  .toSorted()
  .map((folder): Step => ({ name: folder, command: ["node", compiler, "--project", folder] }));

const prepared = await runSteps(
  [
    {
      name: "types of the routes",
      command: ["pnpm", "--silent", "--filter", "@fernwell/web", "route-types"],
    },
  ],
  1,
);
const outcomes = [...prepared, ...(await runSteps(steps, 1))];
process.exitCode = outcomes.every(({ isGood }) => isGood) ? 0 : 1;
