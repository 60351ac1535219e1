import { writeSync } from "node:fs";
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** Longer than any call takes that ends. */
const maxMs = 60_000;
const intervalMs = 1_000;

interface Watched {
  readonly shared: SharedArrayBuffer;
  readonly names: readonly string[];
  readonly seed: number;
}

/**
 * Ends the process when a call does not return, and says which one: nothing in its own thread could. The number of the
 * call is 0 while none is running.
 */
export function watchCalls(names: readonly string[], seed: number) {
  const shared = new SharedArrayBuffer(8);
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { shared, names, seed } satisfies Watched,
  });
  worker.unref();
  const current = new Int32Array(shared);
  return {
    begin(name: string, number: number): void {
      Atomics.store(current, 0, names.indexOf(name));
      Atomics.store(current, 1, number);
    },
    end: () => Atomics.store(current, 1, 0),
    stop: () => worker.terminate(),
  };
}

function watch({ shared, names, seed }: Watched): void {
  const current = new Int32Array(shared);
  let [before, sinceMs] = ["", Date.now()];
  setInterval(() => {
    const [parser = 0, number = 0] = current;
    const now = `${names[parser]}, seed ${seed}, number ${number}`;
    if (number === 0 || now !== before) [before, sinceMs] = [now, Date.now()];
    if (Date.now() - sinceMs < maxMs) return;
    writeSync(2, `\nfailed: ${now}: did not return within a minute\n`);
    process.kill(process.pid, "SIGKILL");
  }, intervalMs);
}

if (!isMainThread) watch(workerData as Watched);
