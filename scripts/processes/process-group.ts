import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export type Command = readonly [program: string, ...args: string[]];

/** Longer than the API's own limit for finishing its work, so that only a process that hangs is killed. */
const patienceMs = 25_000;

interface StartOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Leads each line of output with the name. Otherwise the output is passed on as it is. */
  readonly isNamed?: boolean;
  /** Called when the process ends without having been stopped. */
  readonly onEnd?: (code: number | null) => void;
}

export interface ProcessGroup {
  /** Runs a command to its end, in the foreground. Throws if it fails or is stopped. */
  run(command: Command, env?: NodeJS.ProcessEnv): Promise<void>;
  start(name: string, command: Command, options?: StartOptions): void;
  /** Stops all and waits for them. Returns the names of those that did not end well. A second call kills them. */
  stop(): Promise<string[]>;
  isStopping(): boolean;
}

/** Processes that stop together. */
export function createProcessGroup(): ProcessGroup {
  const running = new Map<ChildProcess, string>();
  let step: ChildProcess | null = null;
  let isStopping = false;

  return {
    async run([program, ...args], env = process.env) {
      step = spawn(program, args, { env, stdio: ["ignore", "inherit", "inherit"] });
      const [code] = await once(step, "exit");
      step = null;
      if (code !== 0) throw new Error(`\`${[program, ...args].join(" ")}\` failed`);
    },
    start(name, [program, ...args], { env = process.env, isNamed = false, onEnd } = {}) {
      const output = isNamed ? "pipe" : "inherit";
      // A group of its own, so that Ctrl-C reaches it and its children only through `stop`.
      const child = spawn(program, args, { env, stdio: ["ignore", output, output], detached: true });
      for (const stream of [child.stdout, child.stderr]) {
        if (stream) createInterface(stream).on("line", (line) => console.log(`${name.padEnd(7)}│ ${line}`));
      }
      running.set(child, name);
      child.on("exit", (code) => {
        running.delete(child);
        if (!isStopping) onEnd?.(code);
      });
    },
    async stop() {
      const signal = isStopping ? "SIGKILL" : "SIGTERM";
      isStopping = true;
      step?.kill(signal);
      const children = [...running];
      signalAll(children, signal);
      const timer = setTimeout(() => signalAll([...running], "SIGKILL"), patienceMs);
      const codes = await Promise.all(children.map(([child]) => waitForEnd(child)));
      clearTimeout(timer);
      return children.flatMap(([, name], index) => (codes[index] === 0 ? [] : [name]));
    },
    isStopping: () => isStopping,
  };
}

async function waitForEnd(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

function signalAll(children: readonly (readonly [ChildProcess, string])[], signal: NodeJS.Signals): void {
  for (const [{ pid }] of children) {
    if (pid !== undefined) process.kill(-pid, signal);
  }
}

/** Calls the function on Ctrl-C and when the process is asked to end. */
export function onStopSignal(stop: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}
