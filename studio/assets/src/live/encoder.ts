import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { Asset } from "../assets.ts";
import { keyOf } from "../media-key.ts";

/** Asks the encoding process to write an asset's files to a folder. */
export interface EncodingRequest {
  readonly key: string;
  readonly dir: string;
}

export interface EncodingResult {
  readonly dir: string;
  /** Why it failed; null if it did not. */
  readonly problem: string | null;
}

const script = fileURLToPath(new URL("./encoding-process.ts", import.meta.url));

/**
 * Encodes in another process, which starts on the first request: synthesising a sound would block this one for seconds.
 * It has a low priority, so that pages and drawings do not wait for it either.
 */
export function createEncoder(): (asset: Asset, dir: string) => Promise<void> {
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  let child: ChildProcess | null = null;

  function settle(dir: string, problem: string | null): void {
    const { resolve, reject } = waiting.get(dir) ?? Promise.withResolvers<void>();
    waiting.delete(dir);
    if (problem === null) resolve();
    else reject(new Error(problem));
  }

  function start(): ChildProcess {
    const started = fork(script);
    if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_LOW);
    started.on("message", ({ dir, problem }: EncodingResult) => settle(dir, problem));
    started.on("exit", (code) => {
      child = null;
      for (const dir of waiting.keys()) settle(dir, `the encoding process ended with ${code}`);
    });
    return started;
  }

  return (asset, dir) => {
    child ??= start();
    const result = Promise.withResolvers<void>();
    waiting.set(dir, result);
    child.send({ key: keyOf(asset), dir } satisfies EncodingRequest);
    return result.promise;
  };
}
