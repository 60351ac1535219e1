import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { chown, mkdir, realpath } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

const maxStopMs = 20_000;

/** The programs of a cluster, and those that Patroni runs for it. A shell in the same folder is none of them. */
const clusterPrograms = /^(etcd|haproxy|patroni|python3|postgres|pg_|initdb)/;

/** Creates a folder that the processes can write to. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid = -1, gid = -1 } = getServerUser();
  await chown(folder, uid, gid);
}

/** Starts a program in a folder. Its output goes to a log beside that folder. */
export function startProcess(
  folder: string,
  [program, ...args]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>> = {},
): ChildProcess {
  const log = openSync(`${folder}.log`, "a");
  const child = spawn(program, args, {
    cwd: folder,
    env: { PATH: process.env["PATH"], HOME: folder, LC_ALL: "C.UTF-8", ...variables },
    stdio: ["ignore", log, log],
    // Ctrl-C in a terminal would reach the whole group; the cluster is stopped in order instead.
    detached: true,
    ...getServerUser(),
  });
  closeSync(log);
  return child;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await Promise.race([exited, wait(maxStopMs, undefined, { ref: false })]);
}

/** Kills the cluster's processes that work in this folder, also those that an earlier run left behind. */
export async function killProcesses(folder: string): Promise<void> {
  // Linux reports the working folder of a process without symbolic links.
  const realFolder = await realpath(folder);
  for (let pids = listProcesses(realFolder); pids.length > 0; pids = listProcesses(realFolder)) {
    for (const pid of pids) killProcess(pid);
    await wait(20);
  }
}

/** Parents first: a supervisor that is dead restarts nothing. Found by folder, since a recorded id may be reused. */
function listProcesses(folder: string): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && isInFolder(pid, folder))
    .toSorted((one, other) => one - other);
}

function isInFolder(pid: number, folder: string): boolean {
  try {
    const workingFolder = readlinkSync(`/proc/${pid}/cwd`);
    const program = readFileSync(`/proc/${pid}/comm`, "utf8");
    return `${workingFolder}/`.startsWith(`${folder}/`) && clusterPrograms.test(program);
  } catch {
    // It has ended, or it belongs to another user.
    return false;
  }
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

/** PostgreSQL refuses to run as root. */
function getServerUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const readId = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: readId("-u"), gid: readId("-g") };
}
