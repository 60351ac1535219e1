/**
 * `pnpm failover [--kills 10] [--rate 20] [--seed 1]`: kills the primary of three PostgreSQL nodes under load, again and
 * again, and checks that no acknowledged change is lost. Needs the packages that infra/cluster/README.md names, and
 * Debian's pgbouncer and redis-server.
 */
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Cluster } from "@fernwell/backup/cluster.ts";
import { type FailoverCluster, startFailoverCluster } from "@fernwell/cluster/cluster.ts";
import { createCaller } from "./clients/caller.ts";
import { type Crowd, gatherCrowd, type Visited } from "./clients/crowd.ts";
import { createInspector } from "./clients/inspector.ts";
import { createLedger } from "./clients/ledger.ts";
import { mix, type Visitor } from "./clients/mix.ts";
import { addVisitors } from "./clients/people.ts";
import { findLosses } from "./clients/verify.ts";
import { countBy } from "./figures.ts";
import { waitUntil } from "./parts/part.ts";
import { type Rig, startRig } from "./rig.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "10" },
    rate: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});
const maxWriteSeconds = 30;
const maxReadSeconds = 10;
const changing = new Set(mix.filter(({ changesData }) => changesData).map(({ name }) => name));

const nodes = await startFailoverCluster(await mkdtemp(join(tmpdir(), "fernwell-failover-")));
let visitors: Visitor[] = [];
const rig = await startRig({
  isProduction: false,
  postgres: asCluster(nodes),
  prepare: async (url) => {
    visitors = await addVisitors(url, 300, 300);
  },
});
const failures: string[] = [];
try {
  await killAgainAndAgain(rig);
} finally {
  await rig.stop();
}
process.stdout.write(
  failures.length === 0 ? "no acknowledged change was lost\n" : `${failures.join("\n")}\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

async function killAgainAndAgain({ url, databaseUrl }: Rig): Promise<void> {
  const caller = createCaller(url, 200);
  const ledger = createLedger();
  const { inspect, problems } = await createInspector();
  const pace = { rate: Number(values.rate) };
  const crowd = gatherCrowd({ caller, visitors, ledger, inspect, seed: Number(values.seed), pace });
  const startedAt = performance.now();
  for (let kill = 1; kill <= Number(values.kills); kill += 1) {
    await wait(5_000);
    const killedAt = performance.now() - startedAt;
    // On one machine a change reaches the replicas as fast as its response leaves, so even an unsafe one would survive.
    await nodes.stallReplication();
    await wait(500);
    const name = await nodes.killPrimary();
    await waitUntil("changes are saved again", async () => awaitServed(crowd, killedAt, true) !== null);
    await waitUntil("reads are served again", async () => awaitServed(crowd, killedAt, false) !== null);
    nodes.restartNode(name);
    await nodes.awaitHealthy();
    const writes = findGap(crowd.visits, killedAt, true);
    const reads = findGap(crowd.visits, killedAt, false);
    const failed = crowd.visits.filter(({ atMs, status }) => atMs > killedAt && status !== 200);
    process.stdout.write(
      `${kill} | ${name} killed | no change saved for ${writes.toFixed(1)} s | no read served for ${reads.toFixed(1)} s | failed ${JSON.stringify(countBy(failed.map(({ status }) => status)))}\n`,
    );
    if (writes > maxWriteSeconds)
      failures.push(`kill ${kill}: changes were back after ${writes.toFixed(1)} s`);
    if (reads > maxReadSeconds) failures.push(`kill ${kill}: reads were back after ${reads.toFixed(1)} s`);
  }
  await crowd.leave();
  const lost = await findLosses(databaseUrl, ledger.entries());
  process.stdout.write(`${ledger.acknowledged} changes acknowledged, ${lost.length} lost\n`);
  failures.push(...lost, ...[...problems].map(([problem, count]) => `${problem}: ${count} times`));
  caller.close();
}

/** When the first visit that was due after the kill was served, if one was. */
function awaitServed(crowd: Crowd, killedAt: number, isChange: boolean): number | null {
  const served = crowd.visits.find(
    ({ atMs, status, activity }) => atMs > killedAt && status === 200 && changing.has(activity) === isChange,
  );
  return served === undefined ? null : served.atMs + served.ms;
}

/** The longest time within which none was served, in seconds. */
function findGap(visits: readonly Visited[], killedAt: number, isChange: boolean): number {
  const servedAt = visits
    .filter(({ status, activity }) => status === 200 && changing.has(activity) === isChange)
    .map(({ atMs, ms }) => atMs + ms)
    .filter((endedAt) => endedAt >= killedAt)
    .toSorted((one, other) => one - other);
  let longest = 0;
  let last = killedAt;
  for (const endedAt of servedAt) {
    longest = Math.max(longest, endedAt - last);
    last = endedAt;
  }
  return longest / 1000;
}

function asCluster({ primaryUrl, findPrimary, stop }: FailoverCluster): Cluster {
  return {
    url: primaryUrl,
    getUrl: (name) => primaryUrl.replace(/\w+$/, name),
    start: async () => {},
    stop: () => stop(),
    readPid: async () => (await findPrimary())?.pid ?? 0,
  };
}
