import { fork } from "node:child_process";
import { openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { ServerRequest } from "./bench-server.ts";
import { createLoad } from "./load.ts";
import { receive } from "./receive.ts";
import { type Arrived, sendSteadily } from "./steady-load.ts";

/**
 * `pnpm -s bench:overload [--meals 1000] [--seconds 10] [--json]`: sends recommendations at a fixed rate, whether or not
 * responses come: at 70 % of what the server can serve, at three times as much, and at 70 % again.
 */
const { values } = parseArgs({
  options: {
    meals: { type: "string", default: "1000" },
    seconds: { type: "string", default: "10" },
    json: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);

const child = fork(
  fileURLToPath(new URL("./bench-server.ts", import.meta.url)),
  ["recommend", values.meals, "4000", "1", "0"],
  { stdio: ["ignore", openSync("/dev/null", "w"), "inherit", "ipc"] },
);
child.once("exit", (code) => code && process.exit(code));
const { product } = await receive(child, "served");
const saturate = await createLoad(product.origin, product.requests);
await saturate(3);
const { requests: served, seconds: spent } = await saturate(seconds);
const saturation = served / spent;

const phases = [];
for (const share of [0.7, 3, 0.7]) phases.push({ share, ...(await send(saturation * share, seconds)) });
child.send("stop" satisfies ServerRequest);

const figures = { saturation: Math.round(saturation), phases };
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`);
else {
  process.stdout.write(`saturation ${figures.saturation} requests/s\n`);
  for (const phase of phases) process.stdout.write(`${JSON.stringify(phase)}\n`);
}

async function send(rate: number, forSeconds: number) {
  const { origin, requests } = product;
  return describe(await sendSteadily(origin, requests, { rate, seconds: forSeconds }), forSeconds);
}

function describe(responses: readonly Arrived[], forSeconds: number) {
  const good = responses.filter(({ status }) => status === 200);
  const refused = responses.filter(({ status }) => status === 503);
  const slow = good.filter(({ ms }) => ms > 50).map(({ atMs }) => atMs);
  return {
    sentPerSecond: Math.round(responses.length / forSeconds),
    servedPerSecond: Math.round(good.length / forSeconds),
    refused: refused.length,
    failed: responses.length - good.length - refused.length,
    servedP50: percentile(good, 0.5),
    servedP99: percentile(good, 0.99),
    refusedP99: percentile(refused, 0.99),
    lastSlowOrRefusedAfterMs: Math.round(Math.max(0, ...slow, ...refused.map(({ atMs }) => atMs))),
  };
}

function percentile(responses: readonly Arrived[], share: number): number {
  const sorted = responses.map(({ ms }) => ms).sort((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}
