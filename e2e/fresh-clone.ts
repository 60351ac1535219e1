import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createTestDatabase, prepareTemplate } from "@fernwell/api/test/databases.ts";
import { findFreePort } from "../scripts/processes/reachable.ts";

export interface FreshClone {
  /** Starts `pnpm dev` or `pnpm start` and waits for the addresses that it prints when it is ready. */
  start(command: "dev" | "start"): Promise<{ readonly product: string; readonly mail: string }>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Clones the last commit, installs it and sets it up with a database and ports of its own, as a newcomer would. */
export async function makeFreshClone(): Promise<FreshClone> {
  const dir = await mkdtemp(join(tmpdir(), "fernwell-clone-"));
  // Only for a name that nothing else uses: setting up is to create the database.
  await prepareTemplate();
  const database = await createTestDatabase();
  await database.drop();
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: dir, stdio: "inherit" });
  let child: ChildProcess | null = null;

  run("git", "clone", "--quiet", fileURLToPath(new URL("..", import.meta.url)), ".");
  await writeFile(join(dir, ".env"), await writeSettings(join(dir, ".env.example"), database.url));
  timed("pnpm install", () => run("pnpm", "install", "--frozen-lockfile", "--silent"));
  timed("pnpm run setup", () => run("pnpm", "--silent", "run", "setup"));

  return {
    async start(command) {
      child = spawn("pnpm", ["--silent", command], { cwd: dir, stdio: ["ignore", "pipe", "inherit"] });
      return readAddresses(child);
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      child.kill("SIGTERM");
      // The output closes when everything that was started has ended, which may be after pnpm.
      await once(child, "close");
    },
    async remove() {
      await database.drop();
      await rm(dir, { recursive: true });
    },
  };
}

/** The example with other ports, so that it disturbs nothing that runs on this machine. */
async function writeSettings(exampleFile: string, databaseUrl: string): Promise<string> {
  const port = async () => `${await findFreePort()}`;
  const changes = {
    PUBLIC_URL: `http://127.0.0.1:${await port()}`,
    PORT: await port(),
    INTERNAL_PORT: await port(),
    WORKER_INTERNAL_PORT: await port(),
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://127.0.0.1:${await port()}`,
    STRIPE_API_URL: `http://127.0.0.1:${await port()}`,
    MODEL_URL: `http://127.0.0.1:${await port()}/v1`,
  };
  let text = await readFile(exampleFile, "utf8");
  for (const [name, value] of Object.entries(changes)) {
    text = text.replace(new RegExp(`^${name}=.*$`, "m"), `${name}=${value}`);
  }
  return text;
}

async function readAddresses(child: ChildProcess): Promise<{ product: string; mail: string }> {
  const found = new Map<string, string>();
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
    lines.on("line", (line) => {
      const [, name, url] = /^ {2}(product|mail) .*(http:\S+)$/.exec(line) ?? [];
      if (name && url) found.set(name, url);
      const [product, mail] = [found.get("product"), found.get("mail")];
      if (product && mail) resolve({ product, mail });
    });
  });
}

function timed(what: string, work: () => void): void {
  const startedAt = performance.now();
  work();
  reportTime(what, performance.now() - startedAt);
}

export function reportTime(what: string, ms: number): void {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${what}`);
}
