import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Visited } from "./clients/crowd.ts";

export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Of the visits due within the time, in milliseconds since the crowd came. */
export function summarise(visits: readonly Visited[], fromMs = 0, toMs = Number.POSITIVE_INFINITY): Figures {
  const within = visits.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  const good = within.filter(({ status }) => status === 200);
  const last = Math.max(0, ...within.map(({ atMs, ms }) => atMs + ms).filter((endMs) => endMs < toMs));
  const seconds = (Math.min(toMs, last) - fromMs) / 1000;
  return {
    perSecond: Math.round(good.length / seconds),
    p50: percentile(good, 0.5),
    p99: percentile(good, 0.99),
    failed: within.length - good.length,
  };
}

export function percentile(visits: readonly Visited[], share: number): number {
  const sorted = visits.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

export function countBy(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

/** In seconds, of the process and its threads so far. */
export function readCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Of a process and its children, with those that have ended. PostgreSQL has one for each connection. */
export function readFamilyCpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  const ended = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  return children
    .filter((child) => child !== "")
    .reduce((sum, child) => sum + readCpuSeconds(Number(child)), readCpuSeconds(pid) + ended);
}

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

export function readMegabytes(pid: number): number {
  const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(resident) / 1024);
}
