import { globSync } from "node:fs";
import { dirname } from "node:path";
import { runSteps, type Step } from "./run-steps.ts";

/**
 * `pnpm types` checks the types of every package, `pnpm types api web` those of the packages named so. TypeScript's native
 * compiler does it; the compiler in JavaScript stays for the tools that call it.
 */
const wanted = process.argv.slice(2);
const all = globSync("{.,*,*/*,*/*/*}/tsconfig.json", { exclude: ["node_modules", "**/node_modules"] }).map(
  dirname,
);
const isNamed = (folder: string, name: string) => `/${folder}`.endsWith(`/${name}`);
const unknown = wanted.filter((name) => !all.some((folder) => isNamed(folder, name)));
for (const name of unknown) console.error(`There is no package ${name}.`);

// `tooling` has the files of `infra/*` among its own, with the same settings.
const folders = all.filter((folder) =>
  wanted.length === 0 ? !folder.startsWith("infra/") : wanted.some((name) => isNamed(folder, name)),
);

/** Several checkers in one program each work out the types of Kysely and Zod again, so two programs with one each are quicker. */
const check = (folder: string): Step => ({
  name: folder,
  command: [
    "node",
    "node_modules/@typescript/native/bin/tsc",
    "--project",
    folder,
    "--checkers",
    "1",
    "--incremental",
    "--tsBuildInfoFile",
    `node_modules/.cache/types/${folder.replaceAll("/", "-")}.tsbuildinfo`,
  ],
});

const routeTypes: Step = {
  name: "types of the routes",
  command: ["pnpm", "--silent", "--filter", "@fernwell/web", "route-types"],
};

// The types of the routes are made beside small packages, and before the web app that needs them.
const isSlow = (folder: string) => ["apps/api", "apps/web", "e2e", "tooling"].includes(folder);
const [slow, small] = [folders.filter(isSlow), folders.filter((folder) => !isSlow(folder))];
const prepared = folders.includes("apps/web") ? [routeTypes] : [];
const outcomes = [
  ...(await runSteps([...prepared, ...small.map(check)], 2)),
  ...(await runSteps(slow.map(check), 2)),
];
process.exitCode = unknown.length === 0 && outcomes.every(({ isGood }) => isGood) ? 0 : 1;
