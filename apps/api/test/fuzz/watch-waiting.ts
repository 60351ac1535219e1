import { readFileSync } from "node:fs";

const intervalMs = 25;
const refreshMs = 1_000;

interface Sample {
  readonly at: number;
  readonly waitedMs: number;
}

interface Times {
  readonly ranMs: number;
  /** Ready to run, while the processors did other work. */
  readonly waitedMs: number;
}

/**
 * Watches how long a server waits for a processor, or does nothing while something that it has asked waits for one. On
 * a busy machine that is most of the time that a response takes. The time that the server itself runs is never part of
 * it. Only Linux counts this; elsewhere it is taken to be none.
 */
export function watchWaiting(serverPid: number, listOthers: () => Promise<readonly number[]>) {
  const known = new Map<number, Times>();
  const samples: Sample[] = [{ at: performance.now(), waitedMs: 0 }];
  let others: readonly number[] = [];

  const measure = (pid: number): Times => {
    const now = readTimes(pid);
    const before = known.get(pid) ?? now;
    known.set(pid, now);
    return { ranMs: now.ranMs - before.ranMs, waitedMs: now.waitedMs - before.waitedMs };
  };
  const take = () => {
    const [before, at] = [samples.at(-1), performance.now()];
    if (before === undefined) return;
    const server = measure(serverPid);
    const idleMs = Math.max(0, at - before.at - server.ranMs - server.waitedMs);
    const longestMs = Math.max(0, ...others.map((pid) => measure(pid).waitedMs));
    samples.push({ at, waitedMs: before.waitedMs + server.waitedMs + Math.min(idleMs, longestMs) });
  };
  const refresh = async () => {
    // Those of a second ago will do while the database cannot say.
    others = await listOthers().catch(() => others);
  };
  const timers = [setInterval(take, intervalMs), setInterval(() => void refresh(), refreshMs)];

  return {
    /** For the time between two moments. */
    sumMs(from: number, to: number): number {
      take();
      const start = samples.findLast(({ at }) => at <= from);
      const end = samples.find(({ at }) => at >= to) ?? samples.at(-1);
      return (end?.waitedMs ?? 0) - (start?.waitedMs ?? 0);
    },
    stop: () => timers.forEach(clearInterval),
  };
}

/** Of the main thread. The first two numbers are in nanoseconds. */
function readTimes(pid: number): Times {
  try {
    const [ran, waited] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ").map(Number);
    return { ranMs: (ran ?? 0) / 1e6, waitedMs: (waited ?? 0) / 1e6 };
  } catch {
    return { ranMs: 0, waitedMs: 0 };
  }
}
