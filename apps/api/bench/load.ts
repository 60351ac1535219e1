import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export interface PreparedRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What wrk measured: times in milliseconds. */
export interface LoadFigures {
  readonly requests: number;
  readonly seconds: number;
  readonly failed: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
}

const script = fileURLToPath(new URL("./load.lua", import.meta.url));
const connections = 16;

/** Keeps a number of connections busy with the requests, in turn. Needs `wrk`, which Debian has. */
export async function createLoad(
  origin: string,
  requests: readonly PreparedRequest[],
): Promise<(seconds: number) => Promise<LoadFigures>> {
  const file = join(await mkdtemp(join(tmpdir(), "bench-")), "requests.tsv");
  await writeFile(file, requests.map((each) => `${toLine(each)}\n`).join(""));
  return async (seconds) => {
    const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, origin, "--", file];
    const { stdout } = await promisify(execFile)("wrk", args);
    return JSON.parse(stdout.slice(stdout.indexOf("{")));
  };
}

function toLine({ method, path, headers, body = "" }: PreparedRequest): string {
  const named = Object.entries(headers).map(([name, value]) => `${name}:${value};`);
  return [method, path, named.join(""), body].join("\t");
}
