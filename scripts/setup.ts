import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import { connect } from "node:net";
import { loadEnvFile } from "node:process";

/** Makes a fresh clone runnable: settings, database, schema, catalogue. Safe to run again. */
if (!existsSync(".env")) {
  copyFileSync(".env.example", ".env");
  console.log("wrote .env from .env.example");
}
loadEnvFile(".env");

const databaseUrl = new URL(requireVariable("DATABASE_URL"));
await requireReachable("PostgreSQL", databaseUrl, 5432);
await requireReachable("Redis", new URL(requireVariable("REDIS_URL")), 6379);

run("git", ["config", "core.hooksPath", ".githooks"]);
run("node", ["--env-file=.env", "apps/api/src/cli.ts", "create-database"]);
run("node", ["--env-file=.env", "apps/api/src/cli.ts", "migrate"]);
run("node", ["--env-file=.env", "apps/api/src/cli.ts", "catalogue", "import"]);
console.log("\nReady. `pnpm dev` starts everything.");

function run(program: string, args: string[]): void {
  execFileSync(program, args, { stdio: "inherit" });
}

function requireVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing in .env; .env.example explains it`);
  return value;
}

async function requireReachable(what: string, { hostname, port }: URL, defaultPort: number): Promise<void> {
  const at = { host: hostname, port: Number(port) || defaultPort };
  await new Promise<void>((resolve, reject) => {
    const socket = connect(at, () => {
      socket.destroy();
      console.log(`${what} answers at ${at.host}:${at.port}`);
      resolve();
    });
    socket.on("error", () =>
      reject(new Error(`${what} does not answer at ${at.host}:${at.port}; start it or change .env`)),
    );
  });
}
