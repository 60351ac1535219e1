import { monitorEventLoopDelay } from "node:perf_hooks";

/**
 * The milliseconds for which work holds up everything else in this process: the longest delay of the event loop. Where
 * other processes cause that delay, it is the processor time of the longest turn instead.
 */
export async function measureBlocking(work: () => Promise<void>): Promise<number> {
  let longestTurn = 0;
  let isOver = false;
  let last = getThreadTime();
  const endTurn = () => {
    const now = getThreadTime();
    longestTurn = Math.max(longestTurn, now - last);
    last = now;
    if (!isOver) setImmediate(endTurn);
  };
  setImmediate(endTurn);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await work();
  isOver = true;
  delay.disable();
  endTurn();
  return Math.min(delay.max / 1_000_000, longestTurn);
}

function getThreadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
