import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

export interface Programs {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  /** The folder of PostgreSQL's programs. */
  readonly postgresBin: string;
}

/** Finds what the cluster runs, or throws with the Debian packages that are missing. */
export function requirePrograms(): Programs {
  const found = {
    "etcd-server": findInPath("etcd"),
    patroni: findInPath("patroni"),
    haproxy: findInPath("haproxy"),
    // Debian keeps the server's programs outside the path.
    postgresql: globSync("/usr/lib/postgresql/*/bin").toSorted(byVersion).at(-1),
  };
  const { "etcd-server": etcd, patroni, haproxy, postgresql: postgresBin } = found;
  if (etcd && patroni && haproxy && postgresBin) return { etcd, patroni, haproxy, postgresBin };

  const missing = Object.entries(found).flatMap(([name, path]) => (path ? [] : name));
  throw new Error(`Debian packages are missing: apt-get install ${missing.join(" ")}`);
}

/** Not every user's path has the folder of haproxy. */
function findInPath(program: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

function byVersion(one: string, other: string): number {
  return Number(/\d+/.exec(one)?.[0]) - Number(/\d+/.exec(other)?.[0]);
}
