/**
 * `pnpm -s bench load` measures the whole product under load, `pnpm -s bench rows` its statements with many rows, and
 * `pnpm -s bench <route>` one route beside a bare one.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const args = process.argv.slice(2);
const trials = ["load", "rows"];
const [name = ""] = args;
const file = trials.includes(name) ? `infra/trials/${name}.ts` : "apps/api/bench/bench.ts";
const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
process.exitCode = spawnSync(process.execPath, [path, ...args], { stdio: "inherit" }).status ?? 1;
