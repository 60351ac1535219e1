import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import type { ClusterNode, Layout } from "./layout.ts";
import { startProcess } from "./processes.ts";
import type { Programs } from "./programs.ts";

export function startEtcd({ folder, etcdPort, etcdPeerPort }: Layout, { etcd }: Programs): ChildProcess {
  const url = `http://127.0.0.1:${etcdPort}`;
  const peerUrl = `http://127.0.0.1:${etcdPeerPort}`;
  return startProcess(join(folder, "etcd"), [
    etcd,
    "--name=etcd",
    "--data-dir=data",
    `--listen-client-urls=${url}`,
    `--advertise-client-urls=${url}`,
    `--listen-peer-urls=${peerUrl}`,
    `--initial-advertise-peer-urls=${peerUrl}`,
    `--initial-cluster=etcd=${peerUrl}`,
  ]);
}

export function startPatroni(
  { name, folder, dataFolder, port, apiPort }: ClusterNode,
  { folder: clusterFolder, etcdPort }: Layout,
  { patroni, postgresBin }: Programs,
): ChildProcess {
  return startProcess(folder, [patroni, join(clusterFolder, "patroni.yaml")], {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOST: `127.0.0.1:${etcdPort}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${apiPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${apiPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: dataFolder,
    PATRONI_POSTGRESQL_BIN_DIR: postgresBin,
    PATRONI_POSTGRESQL_PGPASS: join(folder, "pgpass"),
  });
}

export function startHaproxy(
  { folder, primaryPort, replicaPort, nodes }: Layout,
  { haproxy }: Programs,
): ChildProcess {
  const nodePorts = nodes.flatMap(({ name, port, apiPort }) => [
    [`${name.toUpperCase()}_PORT`, String(port)],
    [`${name.toUpperCase()}_API_PORT`, String(apiPort)],
  ]);
  return startProcess(join(folder, "haproxy"), [haproxy, "-db", "-f", join(folder, "haproxy.cfg")], {
    PRIMARY_PORT: String(primaryPort),
    REPLICA_PORT: String(replicaPort),
    ...Object.fromEntries(nodePorts),
  });
}
