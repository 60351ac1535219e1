/**
 * `pnpm bench rows [--people 1000000] [--seconds 60] [--rate 40] [--seed 1]`: fills the database with so many people, some
 * 52 rows each, lets a thousand others use the product, runs the jobs that look at everyone, and prints the ten
 * statements that take longest. PostgreSQL's log in the folder that it names has the plans of those over 5 ms.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { resealSecretsJob } from "@fernwell/api/src/features/accounts/second-factor.jobs.ts";
import { findTrialRemindersJob } from "@fernwell/api/src/features/billing/billing.jobs.ts";
import { forgetOldJob } from "@fernwell/api/src/features/privacy/privacy.jobs.ts";
import pg from "pg";
import { createCaller } from "./clients/caller.ts";
import { gatherCrowd } from "./clients/crowd.ts";
import { createInspector } from "./clients/inspector.ts";
import { createLedger } from "./clients/ledger.ts";
import { addManyRows } from "./clients/many-rows.ts";
import type { Visitor } from "./clients/mix.ts";
import { addVisitors } from "./clients/people.ts";
import { summarise } from "./figures.ts";
import { waitUntil } from "./parts/part.ts";
import { type Rig, startRig } from "./rig.ts";

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: "string", default: "1000000" },
    seconds: { type: "string", default: "60" },
    rate: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
  },
});
const maxMs = 5;
const jobs = [forgetOldJob, findTrialRemindersJob, resealSecretsJob];
const say = (line: string) => process.stdout.write(`${line}\n`);

let visitors: Visitor[] = [];
const rig = await startRig({
  isProduction: true,
  settings: {
    shared_preload_libraries: "pg_stat_statements,auto_explain",
    "auto_explain.log_min_duration": `${maxMs}ms`,
    "auto_explain.log_analyze": "on",
    max_wal_size: "8GB",
    fsync: "off",
  },
  prepare: async (url) => {
    visitors = await addVisitors(url, 1_000, 1_000);
    const startedAt = performance.now();
    const rows = await addManyRows(url, Number(values.people), (done) =>
      process.stderr.write(`\r${done} people`),
    );
    say(
      `\n${Math.round(rows / 1e6)} million rows after ${Math.round((performance.now() - startedAt) / 1000)} s`,
    );
  },
});
const client = new pg.Client({ connectionString: rig.databaseUrl });
try {
  await client.connect();
  await measure(rig);
} finally {
  await client.end();
  await rig.stop(true);
  say(`the log: ${rig.folder}/postgres/server.log`);
}

async function measure({ url }: Rig): Promise<void> {
  const ledger = createLedger();
  const { inspect, problems } = await createInspector();
  const caller = createCaller(url, 200);
  const options = { caller, visitors, ledger, inspect, seed: Number(values.seed) };
  const warm = gatherCrowd({ ...options, pace: { rate: Number(values.rate) } });
  await wait(10_000);
  await warm.leave();
  await client.query("create extension if not exists pg_stat_statements");
  await client.query("select pg_stat_statements_reset()");
  const crowd = gatherCrowd({ ...options, pace: { rate: Number(values.rate) } });
  for (const { name } of jobs) await client.query("select graphile_worker.add_job($1, '{}')", [name]);
  await wait(Number(values.seconds) * 1000);
  await crowd.leave();
  await waitUntil("the jobs are done", async () => {
    const { rows } = await client.query("select from graphile_worker.jobs where task_identifier = any ($1)", [
      jobs.map(({ name }) => name),
    ]);
    return rows.length === 0;
  });
  caller.close();
  say(JSON.stringify({ ...summarise(crowd.visits), problems: Object.fromEntries(problems) }));
  await printSlowest();
}

interface Statement {
  readonly query: string;
  readonly calls: number;
  readonly mean: number;
  readonly max: number;
  /** Its part of the time of all statements. */
  readonly share: number;
}

async function printSlowest(): Promise<void> {
  const { rows } = await client.query<Statement>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as query, calls::int, mean_exec_time as mean, max_exec_time as max,
      total_exec_time / sum(total_exec_time) over () as share
    from pg_stat_statements join pg_database on pg_database.oid = dbid
    where datname = current_database() and query !~* '^(create|reset|select pg_stat|begin|commit)'`,
  );
  const slowest = rows.toSorted((one, other) => other.mean - one.mean).slice(0, 10);
  print("The slowest", slowest);
  print(
    "Those that take most of the time",
    rows.toSorted((one, other) => other.share - one.share).slice(0, 10),
  );
  const slow = slowest.filter(({ mean }) => mean > maxMs);
  say(`${slow.length} of the slowest over ${maxMs} ms`);
  if (slow.length > 0) process.exitCode = 1;
}

function print(title: string, statements: readonly Statement[]): void {
  say(`| ${title} | Calls | Mean ms | Slowest ms | Share |\n|---|---|---|---|---|`);
  for (const { query, calls, mean, max, share } of statements) {
    const figures = [calls, mean.toFixed(2), max.toFixed(1), `${(share * 100).toFixed(1)} %`];
    say(`| ${[`\`${query.slice(0, 200)}\``, ...figures].join(" | ")} |`);
  }
}
