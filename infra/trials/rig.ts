import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type MailSink, startMailSink } from "@fernwell/api/test/mail-sink.ts";
import { modelVariables, testVariables } from "@fernwell/api/test/test-app.ts";
import { type Cluster, createListeningCluster, makeFolder } from "@fernwell/backup/cluster.ts";
import { type FakeModel, startFakeModel } from "@fernwell/fake-model/start-fake-model";
import { type FakeStripe, startFakeStripe } from "@fernwell/fake-stripe/start-fake-stripe";
import { findFreePort } from "../../scripts/processes/reachable.ts";
import type { Part } from "./parts/part.ts";
import { definePooler } from "./parts/pooler.ts";
import { defineProcess, type ProductPart } from "./parts/process.ts";
import { checkEveryMs, defineProxy } from "./parts/proxy.ts";
import { defineRedis } from "./parts/redis.ts";
import { stretchWire, type Wire } from "./parts/wire.ts";

/** The whole product on this machine: two servers behind a proxy, a worker, a pooler, PostgreSQL, Redis and mail. */
export interface Rig {
  readonly folder: string;
  /** What people call: the proxy. */
  readonly url: string;
  readonly servers: readonly ProductPart[];
  readonly worker: ProductPart;
  readonly proxy: Part;
  readonly pooler: Part;
  readonly poolerUrl: string;
  readonly serverPorts: readonly number[];
  readonly redis: Part;
  readonly postgres: Cluster;
  readonly mail: MailSink;
  readonly stripe: FakeStripe;
  readonly model: FakeModel;
  readonly wires: { readonly postgres: Wire; readonly redis: Wire; readonly mail: Wire };
  /** A small disk that PostgreSQL has for itself; null without one. */
  readonly disk: string | null;
  /** Of the database itself, past wires and pooler. */
  readonly databaseUrl: string;
  /** A command of this release, or of the one in another folder. */
  runCli(command: string, root?: string): Promise<void>;
  /** The same processes of the release in another folder, to be started in the place of these. */
  defineRelease(root: string): Pick<Rig, "servers" | "worker">;
  /** The logs of a trial that failed stay in the folder. */
  stop(keepsLogs?: boolean): Promise<void>;
}

/** Of this release. */
export const ownRoot = fileURLToPath(new URL("../../", import.meta.url));

interface RigOptions {
  /** The folder of the release to start with; this one if left out. */
  readonly root?: string;
  /** As in production, without Stripe and the model, which refuse to be fake there; otherwise with both. */
  readonly isProduction: boolean;
  /** A running server of another kind than the usual single one. It is stopped with the rig. */
  readonly postgres?: Cluster;
  /** More settings of the single server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Gives PostgreSQL a disk of its own in memory, which only root can make. */
  readonly hasSmallDisk?: boolean;
  /** Fills the database before the processes start. */
  readonly prepare?: (databaseUrl: string) => Promise<void>;
}

const run = promisify(execFile);
const databaseName = "fernwell";

export async function startRig(options: RigOptions): Promise<Rig> {
  const { isProduction, prepare, hasSmallDisk = false } = options;
  const folder = await makeFolder(await mkdtemp(join(tmpdir(), "fernwell-trial-")));
  await chmod(folder, 0o755);
  const ports = {
    pooler: await findFreePort(),
    redis: await findFreePort(),
    proxy: await findFreePort(),
  };
  const disk = hasSmallDisk ? await mountDisk(folder) : null;
  const postgres = options.postgres ?? (await startPostgres(folder, options.settings));
  const mail = await startMailSink();
  const stripe = await startFakeStripe();
  const model = await startFakeModel();
  const wires = {
    postgres: await stretchWire(Number(new URL(postgres.url).port)),
    redis: await stretchWire(ports.redis),
    mail: await stretchWire(Number(new URL(mail.url).port)),
  };
  const url = `http://127.0.0.1:${ports.proxy}`;
  const poolerUrl = `postgres://postgres@127.0.0.1:${ports.pooler}/${databaseName}`;
  // What is measured goes past the wires, which take time of this process.
  const near = isProduction
    ? { postgres: Number(new URL(postgres.url).port), redis: ports.redis }
    : { postgres: wires.postgres.port, redis: wires.redis.port };
  stripe.webhooks.deliverTo(`${url}/api/stripe/webhook`);
  const env = {
    ...testVariables("", `smtp://127.0.0.1:${wires.mail.port}`, isProduction ? undefined : stripe),
    ...(isProduction ? productionVariables : modelVariables(model)),
    DATABASE_URL: `postgres://postgres@127.0.0.1:${near.postgres}/${databaseName}`,
    DATABASE_POOLER_URL: poolerUrl,
    DATABASE_POOL_SIZE: "10",
    REDIS_URL: `redis://127.0.0.1:${near.redis}/0`,
    DRAIN_DELAY_MS: String(checkEveryMs * 5),
    LOG_LEVEL: "info",
  };
  const { root: firstRoot = ownRoot } = options;
  const runCli = async (command: string, root = firstRoot) => {
    const cli = join(root, "apps/api/src/cli.ts");
    const variables = { ...process.env, ...env, DATABASE_URL: postgres.url };
    await run(process.execPath, [cli, ...command.split(" ")], { env: variables });
  };
  for (const command of ["create-database", "migrate", "catalogue import"]) await runCli(command);
  await prepare?.(postgres.url);

  const serverPorts = [await somePorts(), await somePorts()];
  const { internalPort: workerPort } = await somePorts();
  const defineProcesses = (root: string) => ({
    servers: serverPorts.map(({ port, internalPort }, index) =>
      defineProcess({
        root,
        folder,
        name: `server-${index + 1}`,
        file: "server.ts",
        internalPort,
        env: { ...env, PORT: String(port), INTERNAL_PORT: String(internalPort) },
      }),
    ),
    worker: defineProcess({
      root,
      folder,
      name: "worker",
      file: "worker.ts",
      internalPort: workerPort,
      env: { ...env, WORKER_INTERNAL_PORT: String(workerPort) },
    }),
  });
  const { servers, worker } = defineProcesses(firstRoot);
  const redis = defineRedis(folder, ports.redis);
  const pooler = await definePooler(folder, ports.pooler, near.postgres);
  const proxy = await defineProxy(folder, ports.proxy, serverPorts);
  const started = [redis, pooler, ...servers, worker, proxy];
  const stop = async (keepsLogs = false) => {
    for (const part of started.toReversed()) await part.stop();
    await Promise.all([
      stripe.close(),
      model.close(),
      mail.close(),
      ...Object.values(wires).map((each) => each.close()),
    ]);
    await postgres.stop("immediate").catch(() => {});
    if (disk !== null) execFileSync("umount", [disk]);
    if (!keepsLogs) await rm(folder, { recursive: true, force: true });
  };
  try {
    for (const part of started) await part.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    folder,
    url,
    servers,
    worker,
    proxy,
    pooler,
    poolerUrl,
    serverPorts: serverPorts.map(({ port }) => port),
    redis,
    postgres,
    mail,
    stripe,
    model,
    wires,
    disk,
    databaseUrl: postgres.url,
    runCli,
    defineRelease(root) {
      const release = defineProcesses(root);
      started.push(...release.servers, release.worker);
      return release;
    },
    stop,
  };
}

async function mountDisk(folder: string): Promise<string> {
  const disk = join(folder, "postgres");
  await mkdir(disk);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=2g", "fernwell-trial", disk]);
  return disk;
}

async function startPostgres(folder: string, more: RigOptions["settings"] = {}): Promise<Cluster> {
  const settings = { shared_buffers: "512MB", max_connections: "100", ...more };
  const postgres = await createListeningCluster(
    await makeFolder(folder, "postgres"),
    await findFreePort(),
    settings,
  );
  await postgres.start();
  return postgres;
}

const productionVariables = {
  APP_ENV: "production",
  PUBLIC_URL: "https://fernwell.example",
  ACCEPTED_RISKS: "weak-database-password,plain-database,weak-redis-password,plain-redis,plain-smtp",
  BILLING: "demo",
  ARGON2_MEMORY_KIB: "19456",
  ARGON2_PASSES: "2",
};

async function somePorts() {
  return { port: await findFreePort(), internalPort: await findFreePort() };
}
