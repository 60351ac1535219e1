import { parseArgs } from "node:util";
import { prepareTemplate } from "../databases.ts";
import { runFuzz } from "./run-fuzz.ts";

/** `pnpm fuzz`: sends generated requests to every endpoint and fails if one gets a 500, or a response after 300 ms. */
const { values } = parseArgs({
  options: { requests: { type: "string", default: "50000" }, seed: { type: "string", default: "1" } },
});
const maxShown = 40;

await prepareTemplate();
const { operations, failures, slow, delayedCount, logged } = await runFuzz({
  requests: Number(values.requests),
  seed: Number(values.seed),
  onProgress: (sentCount) => process.stderr.write(`\r${sentCount} requests`),
});

process.stderr.write("\n");
for (const [name, { statuses, slowestMs }] of [...operations].sort(([one], [other]) =>
  one.localeCompare(other),
)) {
  const counts = [...statuses].sort(([one], [other]) => one - other);
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const shown = counts.map(([status, count]) => `${status}: ${count}`).join("  ");
  write(`${name.padEnd(28)} ${String(total).padStart(6)} ${String(slowestMs).padStart(5)} ms  ${shown}`);
}
for (const [title, findings] of [
  ["failed", failures],
  ["slow", slow],
] as const) {
  for (const { number, status, ms, request } of findings.slice(0, maxShown)) {
    const { authorization: _, cookie: __, ...headers } = request.headers;
    const shown = JSON.stringify({ ...request, headers }).slice(0, 1_500);
    write(`${title} request ${number}: ${status} after ${Math.round(ms)} ms ${shown}`);
  }
}
for (const line of logged.slice(0, maxShown)) write(line);
write(
  `seed ${values.seed}, times by the server's access log: ${failures.length} failed, ${slow.length} slow, ` +
    `${delayedCount} delayed by other work on the machine, ${logged.length} errors in the logs`,
);
process.exitCode = failures.length + slow.length + logged.length === 0 ? 0 : 1;

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
