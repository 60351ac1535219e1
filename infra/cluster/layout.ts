import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { findFreePorts } from "./ports.ts";
import { killProcesses, makeFolder } from "./processes.ts";

/** A machine of the cluster: PostgreSQL and the Patroni that runs it. */
export interface ClusterNode {
  readonly name: string;
  readonly folder: string;
  readonly dataFolder: string;
  readonly port: number;
  /** Of Patroni's REST interface. */
  readonly apiPort: number;
}

export interface Layout {
  readonly folder: string;
  readonly primaryPort: number;
  readonly replicaPort: number;
  readonly etcdPort: number;
  readonly etcdPeerPort: number;
  readonly nodes: readonly ClusterNode[];
}

// HAProxy's settings have a server for each of them.
const nodeNames = ["node1", "node2", "node3"];
const settings = ["patroni.yaml", "haproxy.cfg"];
/** Tells a folder that may be emptied from any other. */
const marker = "made-by-fernwell-cluster";

/** Empties the folder of an earlier cluster, ends its processes, and decides what will be where. */
export async function prepareLayout(givenFolder: string): Promise<Layout> {
  const folder = await prepareFolder(givenFolder);
  const firstPort = await findFreePorts(4 + 2 * nodeNames.length);
  const nodes = nodeNames.map((name, index): ClusterNode => {
    const port = firstPort + 4 + 2 * index;
    const nodeFolder = join(folder, name);
    return { name, folder: nodeFolder, dataFolder: join(nodeFolder, "data"), port, apiPort: port + 1 };
  });
  for (const name of ["etcd", "haproxy", ...nodeNames]) await makeFolder(join(folder, name));
  return {
    folder,
    primaryPort: firstPort,
    replicaPort: firstPort + 1,
    etcdPort: firstPort + 2,
    etcdPeerPort: firstPort + 3,
    nodes,
  };
}

async function prepareFolder(givenFolder: string): Promise<string> {
  const folder = resolve(givenFolder);
  await mkdir(folder, { recursive: true });
  const content = await readdir(folder);
  if (content.length > 0 && !content.includes(marker))
    throw new Error(`${folder} is neither empty nor the folder of an earlier cluster`);

  await killProcesses(folder);
  for (const name of content) if (name !== marker) await rm(join(folder, name), { recursive: true });
  await writeFile(join(folder, marker), "");
  await makeFolder(folder);
  for (const file of settings) await copyFile(join(import.meta.dirname, file), join(folder, file));
  return folder;
}
