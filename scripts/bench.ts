/**
 * `pnpm -s bench load` measures the whole product under load, `pnpm -s bench rows` its statements with many rows,
 * `pnpm -s bench search` the search key by key, and `pnpm -s bench <route>` one route beside a bare one.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const args = process.argv.slice(2);
const files: Readonly<Record<string, string>> = {
  load: "infra/trials/load.ts",
  rows: "infra/trials/rows.ts",
  search: "apps/api/bench/search.ts",
};
const [name = ""] = args;
const file = files[name] ?? "apps/api/bench/bench.ts";
const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
process.exitCode = spawnSync(process.execPath, [path, ...args], { stdio: "inherit" }).status ?? 1;
