/** Starts the cluster and runs it until Ctrl-C: `node infra/cluster/start.ts [--folder <folder>]`. */
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startFailoverCluster } from "./cluster.ts";
import { killProcesses } from "./processes.ts";

const { values } = parseArgs({ options: { folder: { type: "string" } } });
const folder = resolve(values.folder ?? join(tmpdir(), "fernwell-cluster"));

// Until the cluster has started.
let stop = () => killProcesses(folder);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    process.stdout.write("stopping\n");
    void stop().finally(() => process.exit());
  });

process.stdout.write(`starting a cluster in ${folder}\n`);
const cluster = await startFailoverCluster(folder);
stop = () => cluster.stop();
process.stdout.write(`
the primary    ${cluster.primaryUrl}
the replicas   ${cluster.replicaUrl}
look at it     ${cluster.listCommand}
logs           ${folder}/*.log
stop           Ctrl-C
`);
