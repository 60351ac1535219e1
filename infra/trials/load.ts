/**
 * `pnpm bench load [--people 100000] [--active 10000] [--seconds 60] [--soak 0] [--seed 1] [--json]`: the mix of what
 * people do, against two servers behind HAProxy with PgBouncer, PostgreSQL and Redis on this machine: at saturation,
 * and the bare engine in the same way; then at 40 %, at three times saturation and at 40 % again.
 */
import { setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBare } from "./bare.ts";
import { createCaller } from "./clients/caller.ts";
import { gatherCrowd, type Visited } from "./clients/crowd.ts";
import { createInspector } from "./clients/inspector.ts";
import { createLedger } from "./clients/ledger.ts";
import { mix, type Visitor } from "./clients/mix.ts";
import { addVisitors } from "./clients/people.ts";
import { findLosses } from "./clients/verify.ts";
import {
  countBy,
  percentile,
  readCpuSeconds,
  readFamilyCpuSeconds,
  readMegabytes,
  summarise,
} from "./figures.ts";
import { type Rig, startRig } from "./rig.ts";

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: "string", default: "100000" },
    active: { type: "string", default: "10000" },
    seconds: { type: "string", default: "60" },
    /** Minutes at 40 % at the end, for the memory. */
    soak: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const seed = Number(values.seed);

let visitors: Visitor[] = [];
const say = (line: string) => process.stderr.write(`${line}\n`);
say(`adding ${values.people} people`);
const rig = await startRig({
  isProduction: true,
  prepare: async (url) => {
    visitors = await addVisitors(url, Number(values.people), Number(values.active));
  },
});
const ledger = createLedger();
const { inspect, problems } = await createInspector();
try {
  await measure(rig);
} finally {
  await rig.stop();
}

async function measure({ url, databaseUrl, servers }: Rig): Promise<void> {
  say("warming up");
  await runCrowd({ atATime: 32 }, 10);
  const before = await readUse(rig);
  const full = await runCrowd({ atATime: 64 }, seconds);
  const after = await readUse(rig);
  const saturation = summarise(full);
  const share = (part: keyof typeof after) =>
    Math.round(((after[part].cpuSeconds - before[part].cpuSeconds) / full.length) * 1e6);
  print("saturation", {
    ...saturation,
    statuses: countBy(full.map(({ status }) => status)),
    cpuMicroseconds: {
      servers: share("servers"),
      pooler: share("pooler"),
      proxy: share("proxy"),
      postgres: share("postgres"),
    },
    megabytes: after.servers.megabytes,
  });
  print(
    "by activity",
    Object.fromEntries(
      mix.map(({ name }) => [name, describe(full.filter(({ activity }) => activity === name))]),
    ),
  );

  print("bare engine", await measureBare());

  for (const part of [0.4, 3, 0.4]) {
    const visits = await runCrowd({ rate: saturation.perSecond * part }, seconds / 2);
    const refused = visits.filter(({ status }) => status === 503 || status === 429);
    const bad = visits.filter(({ status, ms }) => status !== 200 || ms > 250);
    print(`${part} of saturation`, {
      ...summarise(visits),
      statuses: countBy(visits.map(({ status }) => status)),
      refusedP99: percentile(refused, 0.99),
      lastSlowOrFailedMs: Math.round(Math.max(0, ...bad.map(({ atMs }) => atMs))),
    });
  }
  for (let minute = 1; minute <= Number(values.soak); minute += 1) {
    const visits = await runCrowd({ rate: saturation.perSecond * 0.4 }, 60);
    print(`minute ${minute} of the soak`, {
      ...summarise(visits),
      megabytes: (await readUse(rig)).servers.megabytes,
    });
  }
  const lost = await findLosses(databaseUrl, ledger.entries());
  print("acknowledged changes", {
    count: ledger.acknowledged,
    lost: lost.slice(0, 5),
    problems: Object.fromEntries(problems),
  });
  if (lost.length > 0 || problems.size > 0) process.exitCode = 1;

  async function runCrowd(
    pace: { rate: number } | { atATime: number },
    forSeconds: number,
  ): Promise<readonly Visited[]> {
    const caller = createCaller(url, 600);
    comeFirst(true);
    const crowd = gatherCrowd({ caller, visitors, ledger, inspect, seed, pace });
    await wait(forSeconds * 1000);
    await crowd.leave();
    comeFirst(false);
    caller.close();
    if (servers.some(({ pid }) => pid === null)) throw new Error("a server ended");
    return crowd.visits;
  }
}

/** The callers would be on other machines. Here they come first, or their own waiting would be measured. */
function comeFirst(isFirst: boolean): void {
  if (process.getuid?.() === 0) setPriority(isFirst ? -10 : 0);
}

/** The same callers, as many at a time, against processes that only read a row. */
async function measureBare(): Promise<object> {
  const bare = await startBare(rig);
  const caller = createCaller(bare.url, 600);
  const readServers = () => sumCpu(bare.servers.map(({ pid }) => pid));
  const before = { servers: readServers(), postgres: readFamilyCpuSeconds(await rig.postgres.readPid()) };
  const visits: Visited[] = [];
  const startedAt = performance.now();
  const isOver = () => performance.now() - startedAt > (seconds / 2) * 1000;
  const callOn = async (first: number) => {
    for (let at = first; !isOver(); at += 64) {
      const { userId, from } = visitors[at % visitors.length] ?? { userId: "", from: "" };
      const atMs = performance.now() - startedAt;
      const { status, ms } = await caller.call({ method: "GET", path: `/bare/${userId}`, from });
      visits.push({ activity: "bare", atMs, ms, status });
    }
  };
  comeFirst(true);
  await Promise.all(Array.from({ length: 64 }, (_, first) => callOn(first)));
  comeFirst(false);
  const cpuOf = (seconds: number) => Math.round((seconds / visits.length) * 1e6);
  const figures = {
    ...summarise(visits),
    cpuMicroseconds: {
      servers: cpuOf(readServers() - before.servers),
      postgres: cpuOf(readFamilyCpuSeconds(await rig.postgres.readPid()) - before.postgres),
    },
  };
  caller.close();
  await bare.stop();
  return figures;
}

function describe(visits: readonly Visited[]) {
  return {
    count: visits.length,
    p50: percentile(visits, 0.5),
    p99: percentile(visits, 0.99),
    failed: visits.filter(({ status }) => status !== 200).length,
  };
}

interface Use {
  readonly cpuSeconds: number;
  readonly megabytes: number[];
}
async function readUse({ servers, pooler, proxy, postgres }: Rig) {
  const use = (pids: readonly (number | null)[]): Use => ({
    cpuSeconds: sumCpu(pids),
    megabytes: pids.filter((pid) => pid !== null).map(readMegabytes),
  });
  return {
    servers: use(servers.map(({ pid }) => pid)),
    pooler: use([pooler.pid]),
    proxy: use([proxy.pid]),
    postgres: { cpuSeconds: readFamilyCpuSeconds(await postgres.readPid()), megabytes: [] },
  };
}

function sumCpu(pids: readonly (number | null)[]): number {
  return pids
    .filter((pid) => pid !== null)
    .map(readCpuSeconds)
    .reduce((sum, each) => sum + each, 0);
}

function print(name: string, figures: object): void {
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ name, ...figures })}\n`
      : `${name}\n${JSON.stringify(figures, null, 2)}\n`,
  );
}
