import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";

/**
 * `pnpm bench`: the signed-in route with every guard on against a bare route that sends as many bytes after one
 * query, alternating every few seconds, with every request from another person.
 */
const sizes = process.argv.slice(2).length > 0 ? process.argv.slice(2).map(Number) : [1_000, 10_000, 100_000];
const people = 4_000;
const rounds = 5;
const roundMs = 3_000;
const connections = 16;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

for (const meals of sizes) {
  const child = fork(
    fileURLToPath(new URL("./recommend-server.ts", import.meta.url)),
    [String(meals), String(people)],
    {
      // The log lines are written and discarded.
      stdio: ["ignore", openSync("/dev/null", "w"), "inherit", "ipc"],
    },
  );
  child.once("exit", (code) => code && process.exit(code));
  const [served] = (await once(child, "message")) as [Served];
  process.stdout.write(`${meals} meals, ${Math.round(served.bytes / 1024)} KB an answer\n`);
  for (const page of [1, 50]) await compare(served, page);
  await stop(child);
}

interface Served {
  readonly product: string;
  readonly bare: string;
  readonly tokens: readonly string[];
  readonly bytes: number;
}

async function compare({ product, bare, tokens }: Served, page: number): Promise<void> {
  let next = 0;
  const token = () => tokens[next++ % tokens.length] ?? "";
  const productUrl = `${product}/api/recommend-meals?page=${page}&page_size=20`;
  const askProduct = () => ask(productUrl, { authorization: `Bearer ${token()}` });
  const askBare = () => ask(`${bare}/bare`, { "x-user": userIdIn(token()) });
  await load(askProduct, 1_500);
  await load(askBare, 1_500);
  const rates = { product: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    rates.product.push(await load(askProduct, roundMs));
    rates.bare.push(await load(askBare, roundMs));
  }
  const [ours, theirs] = [median(rates.product), median(rates.bare)];
  process.stdout.write(
    `  page ${String(page).padEnd(3)} ${ours.toFixed(0)} requests/s, bare ${theirs.toFixed(0)}, ratio ${(ours / theirs).toFixed(2)}\n`,
  );
}

function ask(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once("end", resolve);
    }).once("error", reject);
  });
}

/** Requests per second for the given number of concurrent callers. */
async function load(request: () => Promise<void>, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        await request();
        answered += 1;
      }
    }),
  );
  return (answered * 1000) / forMs;
}

function userIdIn(token: string): string {
  const hex = Buffer.from(token, "base64url").subarray(0, 16).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function stop(child: ChildProcess): Promise<void> {
  child.send("stop");
  await once(child, "exit");
}
