import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A program that a trial starts, kills and starts again. What it prints goes to a file. */
export interface Part {
  readonly logFile: string;
  /** Null while it is not running. */
  readonly pid: number | null;
  /** With more variables for this time. */
  start(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface PartOptions {
  readonly folder: string;
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Only for programs that refuse to run as root. */
  readonly uid?: number;
  readonly isReady: () => Promise<boolean>;
}

const patienceMs = 120_000;

export function definePart({ folder, name, program, args, env, uid, isReady }: PartOptions): Part {
  const logFile = join(folder, `${name}.log`);
  let child: ChildProcess | null = null;
  return {
    logFile,
    get pid() {
      return child?.pid ?? null;
    },
    async start(more = {}) {
      const log = openSync(logFile, "a");
      const started = spawn(program, args, {
        env: { ...process.env, ...env, ...more },
        stdio: ["ignore", log, log],
        ...(uid !== undefined && { uid }),
      });
      child = started;
      started.once("exit", () => {
        if (child === started) child = null;
      });
      await waitUntil(`${name} is ready (see ${logFile})`, async () => {
        if (child !== started) throw new Error(`${name} ended: see ${logFile}`);
        return isReady();
      });
    },
    async stop(signal = "SIGTERM") {
      const running = child;
      if (running === null) return;
      running.kill(signal);
      if (running.exitCode === null && running.signalCode === null) await once(running, "exit");
    },
  };
}

/** Asks every 50 ms. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs = patienceMs,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedAt > withinMs) throw new Error(`in vain: ${what}`);
    await wait(50);
  }
  return performance.now() - startedAt;
}
