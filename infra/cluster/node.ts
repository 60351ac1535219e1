import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { ClusterNode } from "./layout.ts";

export function isPrimary({ apiPort }: ClusterNode): Promise<boolean> {
  return isOk(`http://127.0.0.1:${apiPort}/primary`);
}

/** Whether two replicas follow this primary, and Patroni may promote one of them. */
export async function hasReplicas(primary: ClusterNode): Promise<boolean> {
  const response = await request(`http://127.0.0.1:${primary.apiPort}/cluster`);
  const { members } = (await response.json()) as { members: { role: string }[] };
  if (!members.some(({ role }) => role === "sync_standby")) return false;
  const streaming = await query(primary, "select 1 from pg_stat_replication where state = 'streaming'");
  return streaming.length === 2;
}

/** The process id of the PostgreSQL server. */
export async function readServerPid({ dataFolder }: ClusterNode): Promise<number> {
  return Number.parseInt(await readFile(join(dataFolder, "postmaster.pid"), "utf8"), 10);
}

/** The processes that send this primary's log to the replicas. */
export async function listSenders(primary: ClusterNode): Promise<number[]> {
  return (await query(primary, "select pid from pg_stat_replication")).map(({ pid }) => Number(pid));
}

export async function query({ port }: ClusterNode, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({
    connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
    connectionTimeoutMillis: 5_000,
  });
  // A lost connection fails the query. Without a listener it would also end this process.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

export function isOk(url: string): Promise<boolean> {
  return request(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function request(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(3_000) });
}
