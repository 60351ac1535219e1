import { parseArgs } from "node:util";
import { openParsers } from "./open-parsers.ts";
import { type ParserReport, runParsers } from "./run-parsers.ts";

/** `pnpm fuzz:parsers`: generated texts for every parser; fails on an exception, a slow call, a leak or a broken law. */
const { values } = parseArgs({
  options: {
    inputs: { type: "string", default: "1000000" },
    seed: { type: "string", default: "1" },
    /** Only the parsers whose name contains this. */
    only: { type: "string", default: "" },
  },
});
const maxShown = 400;
const columns = [
  "parser",
  "inputs",
  "slowest ms",
  "p99.9 ms",
  "delayed",
  "heap MB 10/50/100 %",
  "B per input",
  "failed",
];

const { parsers, close } = await openParsers();
const reports = await runParsers(
  parsers.filter(({ name }) => name.includes(values.only)),
  {
    inputs: Number(values.inputs),
    seed: Number(values.seed),
    onProgress: (name, done) => process.stderr.write(`\r${name}: ${done}\u001b[K`),
  },
);
await close();

process.stderr.write("\r\u001b[K");
write(`| ${columns.join(" | ")} |`);
write(`|${"---|".repeat(columns.length)}`);
for (const report of reports) write(`| ${describe(report).join(" | ")} |`);
for (const { name, failures } of reports) {
  for (const { number, reason, input } of failures) {
    write(`failed: ${name}, seed ${values.seed}, number ${number}: ${reason}`);
    write(`  ${JSON.stringify(input).slice(0, maxShown)}`);
  }
}
const failedCount = reports.reduce((sum, { failures }) => sum + failures.length, 0);
const inputCount = reports.reduce((sum, report) => sum + report.inputCount, 0);
write(`seed ${values.seed}: ${inputCount} inputs for ${reports.length} parsers, ${failedCount} failed`);
process.exitCode = failedCount === 0 ? 0 : 1;

function describe({
  name,
  inputCount,
  slowestMs,
  p999Ms,
  delayedCount,
  heap,
  failures,
}: ParserReport): string[] {
  const [early, middle, late] = heap ?? [];
  const slope = early === undefined || late === undefined ? Number.NaN : (late - early) / (0.9 * inputCount);
  const megabytes = [early, middle, late].map((bytes) => ((bytes ?? Number.NaN) / 1024 / 1024).toFixed(1));
  return [
    ...[name, inputCount.toLocaleString("en"), slowestMs.toFixed(1), p999Ms.toFixed(1), String(delayedCount)],
    ...[megabytes.join(" / "), slope.toFixed(1), String(failures.length)],
  ];
}

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}
