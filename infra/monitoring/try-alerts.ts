/**
 * Shows that an outage of PostgreSQL is noticed: `node infra/monitoring/try-alerts.ts`, for about three minutes.
 *
 * Starts a PostgreSQL cluster and a Redis of its own, the real server and worker, and a Prometheus with the real rules.
 * Stops that PostgreSQL, waits until the alert fires, starts it again and waits until the alert has resolved. Only the
 * intervals between scrapes are shorter than in prometheus.yaml. Needs Debian's postgresql, redis-server and prometheus.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseEnv } from "node:util";
import { findFreePort } from "../../scripts/processes/reachable.ts";

const expectedAlerts = ["DatabaseDown of fernwell-server", "DatabaseDown of fernwell-worker"];
const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "try-alerts-"));
const startedAt = Date.now();
const children: ChildProcess[] = [];
const times: [seconds: number, what: string][] = [];

const databasePort = await findFreePort();
const redisPort = await findFreePort();
const serverPort = await findFreePort();
const workerPort = await findFreePort();
const prometheusPort = await findFreePort();
const postgres = createCluster(databasePort);
const variables = {
  ...parseEnv(readFileSync(join(root, ".env.example"), "utf8")),
  DATABASE_URL: `postgres://postgres@127.0.0.1:${databasePort}/fernwell`,
  REDIS_URL: `redis://127.0.0.1:${redisPort}/0`,
  PORT: "0",
  INTERNAL_PORT: String(serverPort),
  WORKER_INTERNAL_PORT: String(workerPort),
  ...{ SMTP_URL: "smtp://127.0.0.1:1", STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "" },
  ...{ MODEL_PROVIDER: "", MODEL_URL: "", MODEL_KEY: "", MODEL_NAME: "" },
};

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => stopAll().then(() => process.exit(1)));
try {
  await showOutage();
} catch (error) {
  for (const log of globSync(join(folder, "*.log")))
    console.error(`── ${log}\n${readFileSync(log, "utf8").split("\n").slice(-10).join("\n")}`);
  throw error;
} finally {
  await stopAll();
}
console.log(`\n${times.map(([seconds, what]) => `${seconds.toFixed(0).padStart(5)} s  ${what}`).join("\n")}`);

async function showOutage(): Promise<void> {
  postgres.start();
  start("redis", "redis-server", ["--port", String(redisPort), "--save", "", "--appendonly", "no"]);
  for (const command of [["create-database"], ["migrate"], ["catalogue", "import"]])
    execFileSync(process.execPath, ["apps/api/src/cli.ts", ...command], {
      cwd: root,
      env: withMachine(variables),
    });
  for (const file of ["server", "worker"])
    start(file, process.execPath, [`apps/api/src/${file}.ts`], withMachine(variables));
  startPrometheus();
  await waitUntil("Prometheus scrapes the server and the worker", async () => (await countReachable()) === 2);
  await waitUntil("the server is ready, and no alert is firing", async () => {
    return (await isReady()) && (await listAlerts()).length === 0;
  });

  postgres.stop();
  note("PostgreSQL stopped");
  for (const state of ["pending", "firing"] as const) {
    await waitUntil(`${state}: ${expectedAlerts.join(", ")}`, async () => {
      return String(await listAlerts(state)) === String(expectedAlerts);
    });
  }
  note(`the server is ready: ${await isReady()}`);

  postgres.start();
  note("PostgreSQL started again");
  await waitUntil("no alert is left, and the server is ready", async () => {
    return (await listAlerts()).length === 0 && (await isReady());
  });
}

interface Cluster {
  start(): void;
  stop(): void;
}

/** A cluster in the temporary folder. PostgreSQL does not run as root, so root uses Debian's user for it. */
function createCluster(port: number): Cluster {
  const data = join(folder, "postgresql");
  const isRoot = process.getuid?.() === 0;
  const programs = globSync("/usr/lib/postgresql/*/bin").toSorted().at(-1) ?? "";
  const run = (program: string, ...args: string[]) => {
    const command = [join(programs, program), ...args];
    const [first = "", ...rest] = isRoot ? ["runuser", "-u", "postgres", "--", ...command] : command;
    execFileSync(first, rest, { stdio: "ignore", cwd: data });
  };
  mkdirSync(data);
  if (isRoot) {
    execFileSync("chmod", ["755", folder]);
    execFileSync("chown", ["postgres", data]);
  }
  run("initdb", "-D", data, "--auth=trust", "--username=postgres", "--no-sync");
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off`;
  return {
    start: () => run("pg_ctl", "-D", data, "-w", "-l", join(data, "log"), "-o", options, "start"),
    stop: () => run("pg_ctl", "-D", data, "-w", "-m", "fast", "stop"),
  };
}

function startPrometheus(): void {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
  const config = read("prometheus.yaml")
    .replaceAll("15s", "1s")
    .replace("127.0.0.1:4100", `127.0.0.1:${serverPort}`)
    .replace("127.0.0.1:4101", `127.0.0.1:${workerPort}`);
  writeFileSync(join(folder, "prometheus.yaml"), config);
  writeFileSync(join(folder, "alerts.yaml"), read("alerts.yaml"));
  start("prometheus", "prometheus", [
    `--config.file=${join(folder, "prometheus.yaml")}`,
    `--storage.tsdb.path=${join(folder, "prometheus")}`,
    `--web.listen-address=127.0.0.1:${prometheusPort}`,
  ]);
}

function start(name: string, program: string, args: readonly string[], env = process.env): void {
  const log = openSync(join(folder, `${name}.log`), "w");
  const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", log, log] });
  child.once("exit", (code) => code && note(`${name} ended with ${code}`));
  children.push(child);
}

async function stopAll(): Promise<void> {
  const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  for (const child of running) child.kill("SIGTERM");
  await Promise.all(running.map((child) => once(child, "exit")));
  try {
    postgres.stop();
  } catch {
    // It was stopped already.
  }
  rmSync(folder, { recursive: true });
}

async function isReady(): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${serverPort}/readyz`)).status === 200;
}

interface PrometheusAlert {
  readonly labels: { readonly alertname: string; readonly job: string };
  readonly state: "pending" | "firing";
}

/** The alerts in this state, or in any, each with the processes that it is about. */
async function listAlerts(state?: PrometheusAlert["state"]): Promise<string[]> {
  const { alerts } = await askPrometheus<{ alerts: PrometheusAlert[] }>("alerts");
  return alerts
    .filter((alert) => state === undefined || alert.state === state)
    .map(({ labels }) => `${labels.alertname} of ${labels.job}`)
    .toSorted();
}

async function countReachable(): Promise<number> {
  const { activeTargets } = await askPrometheus<{ activeTargets: { health: string }[] }>("targets");
  return activeTargets.filter(({ health }) => health === "up").length;
}

async function askPrometheus<Data>(what: string): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${prometheusPort}/api/v1/${what}`);
  const { data } = (await response.json()) as { data: Data };
  return data;
}

/** Asks twice a second, for five minutes at most. */
async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 300_000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`in vain: ${what}`);
    await wait(500);
  }
  note(what);
}

function note(what: string): void {
  const seconds = (Date.now() - startedAt) / 1000;
  times.push([seconds, what]);
  console.log(what);
}

function withMachine(more: Record<string, string | undefined>): NodeJS.ProcessEnv {
  return { ...process.env, ...more };
}
