import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { type ClusterNode, type Layout, prepareLayout } from "./layout.ts";
import { hasReplicas, isOk, isPrimary, listSenders, query, readServerPid } from "./node.ts";
import { killProcesses, stopProcess } from "./processes.ts";
import { type Programs, requirePrograms } from "./programs.ts";
import { startEtcd, startHaproxy, startPatroni } from "./start-programs.ts";

const database = "fernwell";
const maxWaitMs = 180_000;

export interface FailoverCluster {
  /** Leads to the current primary. */
  readonly primaryUrl: string;
  /** Leads to a replica. */
  readonly replicaUrl: string;
  /** Prints the nodes with their roles. */
  readonly listCommand: string;
  /** Returns nothing during a failover. The id is that of the PostgreSQL server's process. */
  findPrimary(): Promise<{ name: string; pid: number; port: number } | undefined>;
  /** Stops the primary from sending its log, as when its network fails before the machine. Then kill the primary. */
  stallReplication(): Promise<void>;
  /** Kills PostgreSQL and Patroni of the primary, as when its machine fails. Returns the name of the node. */
  killPrimary(): Promise<string>;
  /** Starts a killed node again. It joins as a replica. */
  restartNode(name: string): void;
  /** Waits for a primary with two streaming replicas, at least one of them synchronous. */
  awaitHealthy(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts three PostgreSQL nodes run by Patroni, with etcd as its store and HAProxy in front, all on this machine. The
 * folder has to be new or empty, or that of an earlier cluster, which it ends and deletes.
 */
export async function startFailoverCluster(folder: string): Promise<FailoverCluster> {
  const programs = requirePrograms();
  const layout = await prepareLayout(folder);
  const cluster = createCluster(layout, programs);
  try {
    await cluster.start();
  } catch (cause) {
    await cluster.stop();
    throw new Error(`the cluster did not start; its logs are in ${layout.folder}`, { cause });
  }
  return cluster;
}

function createCluster(layout: Layout, programs: Programs): FailoverCluster & { start(): Promise<void> } {
  const { folder, nodes, primaryPort, replicaPort, etcdPort } = layout;
  const getUrl = (port: number) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const patronis = new Map<string, ChildProcess>();
  const others: ChildProcess[] = [];

  const startNode = (node: ClusterNode) => patronis.set(node.name, startPatroni(node, layout, programs));
  const findPrimaryNode = async () => {
    const arePrimary = await Promise.all(nodes.map(isPrimary));
    return nodes.find((_, index) => arePrimary[index]);
  };
  const getPrimaryNode = async () => {
    const node = await findPrimaryNode();
    if (!node) throw new Error("there is no primary");
    return node;
  };

  return {
    primaryUrl: getUrl(primaryPort),
    replicaUrl: getUrl(replicaPort),
    // Patroni 3.0 knows no etcd3 in --dcs-url.
    listCommand: `PATRONI_ETCD3_HOST=127.0.0.1:${etcdPort} patronictl -c ${folder}/patroni.yaml list`,

    async start() {
      others.push(startEtcd(layout, programs));
      await waitUntil("etcd is up", () => isOk(`http://127.0.0.1:${etcdPort}/health`));
      for (const node of nodes) startNode(node);
      others.push(startHaproxy(layout, programs));
      await this.awaitHealthy();
      await query(await getPrimaryNode(), `create database ${database}`);
    },

    async findPrimary() {
      const node = await findPrimaryNode();
      return node && { name: node.name, pid: await readServerPid(node), port: node.port };
    },

    async stallReplication() {
      for (const pid of await listSenders(await getPrimaryNode())) process.kill(pid, "SIGSTOP");
    },

    async killPrimary() {
      const node = await getPrimaryNode();
      await killProcesses(node.folder);
      return node.name;
    },

    restartNode(name) {
      const node = nodes.find((each) => each.name === name);
      if (!node) throw new Error(`there is no node named ${name}`);
      startNode(node);
    },

    async awaitHealthy() {
      await waitUntil("there is a primary with two replicas", async () => {
        const primary = await findPrimaryNode();
        return primary !== undefined && (await hasReplicas(primary));
      });
    },

    async stop() {
      await Promise.all([...patronis.values()].map(stopProcess));
      await Promise.all(others.map(stopProcess));
      await killProcesses(folder);
    },
  };
}

/** Asks several times a second. */
async function waitUntil(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + maxWaitMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain until ${what}`);
    await wait(200);
  }
}
