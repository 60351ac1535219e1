import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { makePushKey } from "../apps/api/src/config/push-key.ts";
import { maxCopy, moveSettings } from "./processes/copy-settings.ts";
import { createProcessGroup } from "./processes/process-group.ts";
import { placeIn, requireReachable } from "./processes/reachable.ts";
import { loadSettings, requireVariable } from "./processes/settings.ts";

/**
 * Makes a fresh clone runnable: settings, database, schema, catalogue, and a demo person if wanted. Safe to run again.
 * `--copy 1` gives it other ports and databases, so that it runs beside another clone.
 */
const { values: options } = parseArgs({
  options: { demo: { type: "boolean", default: false }, copy: { type: "string", default: "0" } },
});
const copy = Number(options.copy);
if (!(Number.isInteger(copy) && copy >= 0 && copy <= maxCopy)) throw new Error(`--copy is 1 to ${maxCopy}`);
if (!existsSync(".env")) {
  const example = readFileSync(".env.example", "utf8");
  writeFileSync(".env", copy === 0 ? example : moveSettings(example, copy));
  console.log("wrote .env from .env.example");
} else if (copy !== 0) throw new Error("This clone has an .env already, and --copy is for one without.");
addPushKey();
loadSettings();
await requireReachable("PostgreSQL", "DATABASE_URL", placeIn(new URL(requireVariable("DATABASE_URL")), 5432));
await requireReachable("Redis", "REDIS_URL", placeIn(new URL(requireVariable("REDIS_URL")), 6379));

const { run } = createProcessGroup();
await run(["git", "config", "core.hooksPath", ".githooks"]);
await run(["node", "apps/api/src/cli.ts", "create-database"]);
await run(["node", "apps/api/src/cli.ts", "migrate"]);
await run(["node", "apps/api/src/cli.ts", "catalogue", "import"]);
if (await isDemoWanted()) await import("../apps/api/demo/main.ts");
if (!process.exitCode)
  console.log("\nReady. `pnpm dev` starts everything for development, `pnpm start` as in production.");

async function isDemoWanted(): Promise<boolean> {
  if (options.demo) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY || process.env["APP_ENV"] !== "development") return false;
  const terminal = createInterface(process.stdin, process.stdout);
  const reply = await terminal.question("\nCreate a demo person? [y/N] ");
  terminal.close();
  return /^y(es)?$/i.test(reply.trim());
}

/** A key of this clone's own: a public one would let anyone send messages in our name. */
function addPushKey(): void {
  const settings = readFileSync(".env", "utf8");
  const withKey = settings
    .replace(/^PUSH_PRIVATE_KEY=$/m, `PUSH_PRIVATE_KEY=${makePushKey()}`)
    .replace(/^PUSH_CONTACT=$/m, "PUSH_CONTACT=mailto:hello@fernwell.example");
  if (withKey !== settings) writeFileSync(".env", withKey);
}
