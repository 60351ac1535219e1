import type { RunningTimer } from "./doing.ts";

type Remaining = Pick<RunningTimer, "name" | "remainingMs" | "isOver">;

/** Spoken: "Rice: 5 minutes and 20 seconds." */
export function sayTimers(timers: readonly Remaining[]): string {
  if (timers.length === 0) return "No timer is running.";
  return timers
    .toSorted((one, other) => one.remainingMs - other.remainingMs)
    .map(({ name, remainingMs, isOver }) => `${name}: ${isOver ? "time is up" : sayTime(remainingMs)}.`)
    .join(" ");
}

/** Seconds matter only towards the end. */
const longMinutes = 10;

function sayTime(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  if (minutes >= longMinutes) return count(Math.round(all / 60), "minute");
  const parts = [
    ...(minutes > 0 ? [count(minutes, "minute")] : []),
    ...(seconds > 0 ? [count(seconds, "second")] : []),
  ];
  return parts.join(" and ");
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}
