import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface RunningProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly internalPort: number;
  /** Every line logged so far. */
  readonly lines: readonly string[];
}

/** A process as it is deployed, with nothing but these variables and those of the machine. */
export function spawnProcess(
  file: "server.ts" | "worker.ts",
  variables: Record<string, string>,
  nodeOptions: readonly string[] = [],
): ChildProcess {
  const path = fileURLToPath(new URL(`../src/${file}`, import.meta.url));
  return spawn(process.execPath, [...nodeOptions, path], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Waits until the process is up. */
export async function awaitStart(child: ChildProcess): Promise<RunningProcess> {
  const { stdout } = child;
  if (stdout === null) throw new Error("no output to read");
  const lines: string[] = [];
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(`did not start: ${lines.join("\n")}`)));
    createInterface(stdout).on("line", (line) => {
      lines.push(line);
      const entry = JSON.parse(line);
      if (String(entry.msg).endsWith("is up"))
        resolve({ child, port: entry.port, internalPort: entry.internalPort, lines });
    });
  });
}

/** Asks the process to stop, and waits until it has finished its work. */
export async function stopProcess({ child }: RunningProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
