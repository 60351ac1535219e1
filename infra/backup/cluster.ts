import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { appendFile, chown, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const database = "fernwell";

/** A PostgreSQL server of its own in a folder, reachable through a socket in that folder, or on a port of this machine. */
export interface Cluster {
  readonly url: string;
  /** The same as `url`, for another database. */
  getUrl(name: string): string;
  start(): Promise<void>;
  stop(mode?: "fast" | "immediate"): Promise<void>;
  /** The process that every other of this server belongs to. */
  readPid(): Promise<number>;
}

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0;
const asServerUser = isRoot ? ["runuser", "-u", "postgres", "--"] : [];

/** Debian keeps the server's programs outside the path. */
const newestBin = globSync("/usr/lib/postgresql/*/bin").toSorted(byVersion).at(-1);
const env = { ...process.env, PATH: `${newestBin ?? ""}:${process.env["PATH"]}` };

export async function runAsServerUser(...command: readonly string[]): Promise<string> {
  const [program = "", ...args] = [...asServerUser, ...command];
  const { stdout } = await run(program, args, { env, cwd: "/", maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

export async function makeFolder(...path: string[]): Promise<string> {
  const folder = join(...path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (isRoot) {
    const { stdout } = await run("id", ["-u", "postgres"]);
    await chown(folder, Number(stdout), -1);
  }
  return folder;
}

/** An empty server that copies every finished segment of its log to the archive. */
export async function createArchivingCluster(folder: string, archive: string): Promise<Cluster> {
  await initialise(folder);
  await configure(folder, {
    wal_level: "replica",
    archive_mode: "on",
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  return describeCluster(folder);
}

/** An empty server on a port of this machine. */
export async function createListeningCluster(
  folder: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<Cluster> {
  await initialise(folder);
  await configure(folder, { ...settings, listen_addresses: "127.0.0.1", port: String(port) });
  return describeCluster(folder, (name) => `postgres://postgres@127.0.0.1:${port}/${name}`);
}

/** The socket and the server's log stand beside it, so that they are not part of a base backup. */
export function dataFolder(folder: string): string {
  return join(folder, "data");
}

/** A base backup, as it lies in the data folder, that replays the archive up to a point in time and then opens. */
export async function createRestoredCluster(
  folder: string,
  { archive, until }: { archive: string; until: string },
): Promise<Cluster> {
  await configure(folder, {
    archive_mode: "off",
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: until,
    recovery_target_action: "promote",
  });
  await writeFile(join(dataFolder(folder), "recovery.signal"), "");
  return describeCluster(folder);
}

async function initialise(folder: string): Promise<void> {
  const options = ["--username", "postgres", "--auth", "trust", "--data-checksums", "--no-sync"];
  await runAsServerUser("initdb", "--pgdata", dataFolder(folder), ...options);
}

async function configure(folder: string, settings: Record<string, string>): Promise<void> {
  const lines = Object.entries({ listen_addresses: "", ...settings, unix_socket_directories: folder }).map(
    ([name, value]) => `${name} = '${value}'\n`,
  );
  await appendFile(join(dataFolder(folder), "postgresql.conf"), lines.join(""));
}

function describeCluster(
  folder: string,
  getUrl = (name: string) => `postgres://postgres@localhost/${name}?host=${encodeURIComponent(folder)}`,
): Cluster {
  const data = dataFolder(folder);
  return {
    url: getUrl(database),
    getUrl,
    async start() {
      const log = join(folder, "server.log");
      try {
        await runAsServerUser("pg_ctl", "start", "--pgdata", data, "--log", log, "--wait", "--silent");
      } catch (cause) {
        throw new Error(`PostgreSQL did not start:\n${await readFile(log, "utf8")}`, { cause });
      }
    },
    async stop(mode = "fast") {
      await runAsServerUser("pg_ctl", "stop", "--pgdata", data, "--mode", mode, "--wait", "--silent");
    },
    async readPid() {
      return Number.parseInt(await readFile(join(data, "postmaster.pid"), "utf8"), 10);
    },
  };
}

function byVersion(one: string, other: string): number {
  return Number(/\d+/.exec(one)?.[0]) - Number(/\d+/.exec(other)?.[0]);
}
