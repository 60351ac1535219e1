/**
 * Measures a failover without the product: `node infra/cluster/try-failover-plain.ts`, for about two minutes.
 *
 * Writers insert rows through the primary's port, a reader uses the replicas' port. Three times it kills the node of the
 * primary, starts it again and waits until it follows the new primary. Fails if a confirmed row is lost, as with
 * `synchronous_mode: false`, or if writes are not back within 30 s.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type FailoverCluster, startFailoverCluster } from "./cluster.ts";

const killCount = 3;
const writerCount = 4;
const maxOutageMs = 30_000;

/** When an operation last succeeded, and the longest time that none did. */
interface Successes {
  lastAt: number;
  longestGapMs: number;
}

const writes: Successes = { lastAt: 0, longestGapMs: 0 };
const reads: Successes = { lastAt: 0, longestGapMs: 0 };
const confirmedIds: number[] = [];
let nextId = 1;
let isOver = false;

const folder = await mkdtemp(join(tmpdir(), "fernwell-failover-"));
const cluster = await startFailoverCluster(folder);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    void cluster.stop().finally(() => process.exit(1));
  });
try {
  await tryFailover(cluster);
} finally {
  isOver = true;
  await cluster.stop();
}
await rm(folder, { recursive: true });

async function tryFailover({ primaryUrl, replicaUrl }: FailoverCluster): Promise<void> {
  await query(primaryUrl, "create table written (id integer primary key)");
  report("the cluster is healthy");
  for (let writer = 0; writer < writerCount; writer++) void repeat(primaryUrl, writes, writeRow);
  void repeat(replicaUrl, reads, (client) => client.query("select max(id) from written"));

  for (let kill = 1; kill <= killCount; kill++) {
    await wait(5_000);
    const killedAt = performance.now();
    for (const successes of [writes, reads]) Object.assign(successes, { lastAt: killedAt, longestGapMs: 0 });
    // On one machine a row reaches the replicas as fast as its writer, and even one that nobody waited for would survive.
    await cluster.stallReplication();
    await wait(500);
    const killed = await cluster.killPrimary();
    report(`killed ${killed} after ${confirmedIds.length} confirmed rows`);
    while (writes.longestGapMs < 1_000) {
      if (performance.now() > killedAt + maxOutageMs) throw new Error("writes are not back after 30 s");
      await wait(50);
    }
    report(`  rows are confirmed again by ${(await cluster.findPrimary())?.name}`);
    cluster.restartNode(killed);
    await cluster.awaitHealthy();
    report(`  ${killed} follows it`);
    report(
      `  without a write for ${seconds(writes.longestGapMs)}, without a read for ${seconds(reads.longestGapMs)}`,
    );
    await requireConfirmedRows(primaryUrl);
  }
}

async function writeRow(client: pg.Client): Promise<void> {
  const id = nextId++;
  await client.query("insert into written values ($1)", [id]);
  confirmedIds.push(id);
}

/** Works on one connection until it fails, then on the next. */
async function repeat(url: string, successes: Successes, work: (client: pg.Client) => Promise<unknown>) {
  while (!isOver) {
    const client = createClient(url);
    try {
      await client.connect();
      while (!isOver) {
        await work(client);
        const now = performance.now();
        successes.longestGapMs = Math.max(successes.longestGapMs, now - successes.lastAt);
        successes.lastAt = now;
      }
    } catch {
      await wait(100);
    }
    // Not awaited: a server that waits for a replica does not respond to it.
    client.end().catch(() => {});
  }
}

async function requireConfirmedRows(url: string): Promise<void> {
  const expectedIds = [...confirmedIds];
  const ids = new Set((await query(url, "select id from written")).map(({ id }) => id));
  const lostIds = expectedIds.filter((id) => !ids.has(id));
  if (lostIds.length > 0) throw new Error(`lost ${lostIds.length} confirmed rows: ${lostIds.join(", ")}`);
  report(`  all ${expectedIds.length} confirmed rows are there`);
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = createClient(url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function createClient(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
  // The query fails as well. Without a listener a lost connection would end this process.
  client.on("error", () => {});
  return client;
}

function report(what: string): void {
  process.stdout.write(`${seconds(performance.now()).padStart(8)}  ${what}\n`);
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
