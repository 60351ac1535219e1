import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { ServerFigures, ServerRequest } from "./bench-server.ts";
import { createLoad, type LoadFigures } from "./load.ts";
import { receive } from "./receive.ts";
import { routeNames } from "./routes.ts";

/**
 * `pnpm -s bench <route> [--meals 1000] [--people 4000] [--rows 0] [--seconds 20] [--page 1] [--json]`: a signed-in route with
 * every guard on, against the bare call, in turns. Every request comes from
 * another person.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    meals: { type: "string", default: "1000" },
    people: { type: "string", default: "4000" },
    /** People who are in the tables and make no calls. */
    rows: { type: "string", default: "0" },
    seconds: { type: "string", default: "20" },
    page: { type: "string", default: "1" },
    /** Writes a profile of the product's rounds, and measures nothing else. */
    profile: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const [route] = positionals;
if (route === undefined || !routeNames.some((name) => name === route))
  throw new Error(`usage: pnpm -s bench ${routeNames.join(" | ")} [--meals N] [--people N] [--seconds N]`);

const rounds = 5;
const roundSeconds = Math.max(1, Math.round(Number(values.seconds) / rounds));

const child = fork(
  fileURLToPath(new URL("./bench-server.ts", import.meta.url)),
  [route, values.meals, values.people, values.page, values.rows],
  // Log lines are written and discarded.
  { stdio: ["ignore", openSync("/dev/null", "w"), "inherit", "ipc"] },
);
child.once("exit", (code) => code && process.exit(code));
const served = await receive(child, "served");
const loads = {
  product: await createLoad(served.product.origin, served.product.requests),
  bare: await createLoad(served.bare.origin, served.bare.requests),
};
await loads.product(2);
await loads.bare(1);
if (values.profile !== undefined) {
  const profiling = receive(child, "profiled");
  child.send({ profile: values.profile, seconds: Number(values.seconds) } satisfies ServerRequest);
  await loads.product(Number(values.seconds));
  await profiling;
  await stop(child);
  process.exit(0);
}
const measured = { product: [] as Round[], bare: [] as Round[] };
for (let round = 0; round < rounds; round += 1) {
  measured.product.push(await measure(loads.product));
  measured.bare.push(await measure(loads.bare));
}
await stop(child);

const [ours, theirs] = [summarise(measured.product), summarise(measured.bare)];
const figures = {
  route,
  meals: Number(values.meals),
  people: Number(values.people),
  rows: Number(values.rows),
  page: Number(values.page),
  ratio: round(ours.rate / theirs.rate, 3),
  rate: Math.round(ours.rate),
  bare: Math.round(theirs.rate),
  bytes: ours.bytes,
  p50: round(ours.p50, 2),
  p99: round(ours.p99, 2),
  cpuMicroseconds: Math.round(ours.cpu),
  bareCpuMicroseconds: Math.round(theirs.cpu),
  heapMegabytes: ours.heap,
  longestPauseMs: round(ours.pause, 1),
  failed: ours.failed + theirs.failed,
};
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
else
  for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name.padEnd(22)}${value}\n`);
process.exitCode = figures.failed === 0 ? 0 : 1;

interface Round extends LoadFigures {
  readonly cpuMicroseconds: number;
  readonly heapMegabytes: number;
  readonly pauseMs: number;
}

async function measure(load: (seconds: number) => Promise<LoadFigures>): Promise<Round> {
  const before = await ask();
  const figures = await load(roundSeconds);
  const after = await ask();
  return {
    ...figures,
    cpuMicroseconds: (after.cpuMicroseconds - before.cpuMicroseconds) / figures.requests,
    heapMegabytes: after.heapMegabytes,
    pauseMs: after.longestPauseMs,
  };
}

function summarise(all: readonly Round[]) {
  return {
    rate: median(all.map(({ requests, seconds }) => requests / seconds)),
    bytes: Math.round(median(all.map(({ bytes, requests }) => bytes / requests))),
    p50: median(all.map(({ p50 }) => p50)),
    p99: median(all.map(({ p99 }) => p99)),
    cpu: median(all.map(({ cpuMicroseconds }) => cpuMicroseconds)),
    heap: Math.max(...all.map(({ heapMegabytes }) => heapMegabytes)),
    pause: Math.max(...all.map(({ pauseMs }) => pauseMs)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

async function ask(): Promise<ServerFigures> {
  child.send("figures" satisfies ServerRequest);
  return receive(child, "figures");
}

async function stop(process: ChildProcess): Promise<void> {
  process.send("stop" satisfies ServerRequest);
  await once(process, "exit");
}
