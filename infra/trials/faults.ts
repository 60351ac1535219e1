/**
 * `pnpm faults [F01 F13 …] [--rate 40] [--seed 1] [--outage 20] [--short] [--minutes 0]`: breaks the parts of the product one
 * by one while people use it, and checks from the clients' own record that nothing they were told is lost, that nobody
 * sees what is another's, and that it recovers without a hand. With `--minutes` it then breaks them in random order, for
 * as long; the same seed does the same again. Needs Debian's postgresql, pgbouncer, haproxy and redis-server.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createRandom } from "@fernwell/api/test/fuzz/random.ts";
import { createCaller } from "./clients/caller.ts";
import { type Crowd, gatherCrowd } from "./clients/crowd.ts";
import { createInspector } from "./clients/inspector.ts";
import { createLedger } from "./clients/ledger.ts";
import type { Visitor } from "./clients/mix.ts";
import { createNewcomers } from "./clients/newcomers.ts";
import { createPayers } from "./clients/payers.ts";
import { addVisitors } from "./clients/people.ts";
import { findLosses } from "./clients/verify.ts";
import { callerFaults } from "./faults/callers.ts";
import { clockFaults } from "./faults/clock.ts";
import { databaseFaults } from "./faults/database.ts";
import type { Fault } from "./faults/fault.ts";
import { neighbourFaults, payerCount } from "./faults/neighbours.ts";
import { processFaults } from "./faults/processes.ts";
import { upkeepFaults } from "./faults/upkeep.ts";
import { countBy, percentile } from "./figures.ts";
import { waitUntil } from "./parts/part.ts";
import { isReady } from "./parts/process.ts";
import { type Rig, startRig } from "./rig.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Visits a second. */
    rate: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    /** Seconds that the long faults last. */
    outage: { type: "string", default: "20" },
    short: { type: "boolean", default: false },
    minutes: { type: "string", default: "0" },
  },
});
const seed = Number(values.seed);
const all = [
  ...databaseFaults,
  ...neighbourFaults,
  ...processFaults,
  ...callerFaults,
  ...clockFaults,
  ...upkeepFaults,
];
const chosen = all.filter(({ id, isShort }) =>
  positionals.length > 0 ? positionals.some((wanted) => id.startsWith(wanted)) : !values.short || isShort,
);
/** A visit that is slower than this has not been served well. */
const slowMs = 2_000;
/** A change that is under way when its connection ends fails. At a low rate so few calls are a large share. */
const fewCalls = 5;
const quietMs = 3_000;
const maxRecoveryMs = 15_000;

let visitors: Visitor[] = [];
const rig = await startRig({
  isProduction: false,
  hasSmallDisk: process.getuid?.() === 0 && chosen.some(({ id }) => id === "F15"),
  prepare: async (url) => {
    visitors = await addVisitors(url, 500, 500);
  },
});
const random = createRandom(seed);
/** Those who have not tried to pay yet; each fault takes others. */
let nextPayer = 0;
const failures: string[] = [];
// One for all, since what a fault finds is what the one before has left.
const ledger = createLedger();
try {
  for (const fault of chosen) await tryFault(rig, fault);
  const until = performance.now() + Number(values.minutes) * 60_000;
  while (performance.now() < until) await tryFault(rig, random.pick(chosen));
} finally {
  await rig.stop(failures.length > 0);
}
process.stdout.write(
  failures.length === 0 ? "\nall faults were survived\n" : `\n${failures.join("\n")}\nlogs: ${rig.folder}\n`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

async function tryFault(trialRig: Rig, fault: Fault): Promise<void> {
  const { inspect, problems } = await createInspector();
  const acknowledgedBefore = ledger.acknowledged;
  const caller = createCaller(trialRig.url, 400);
  const crowd = gatherCrowd({
    caller,
    visitors,
    ledger,
    inspect,
    seed: seed + random.below(1e6),
    pace: { rate: Number(values.rate) },
  });
  const startedAt = performance.now();
  const notes: string[] = [];
  const blames: string[] = [];
  await wait(3_000);
  const brokenAt = performance.now() - startedAt;
  await fault
    .inject({
      rig: trialRig,
      random,
      ledger,
      newcomers: createNewcomers(caller, trialRig.mail),
      payers: createPayers(caller, trialRig.stripe, takePayers(fault)),
      outageMs: Number(values.outage) * 1000,
      note: (what) => notes.push(what),
      blame: (what) => blames.push(what),
    })
    .catch((error: unknown) => blames.push(String(error)));
  const mendedAt = performance.now() - startedAt;
  const recoveredMs = await awaitRecovery(crowd, startedAt, mendedAt).catch(() => null);
  await crowd.leave();
  const during = crowd.visits.filter(({ atMs, ms }) => atMs + ms >= brokenAt);
  // 409: the same person has asked the model for another plan a moment before.
  const failed = during.filter(({ status }) => status !== 200 && status !== 409);
  const share = failed.length / Math.max(1, during.length);
  const lost = await findLosses(trialRig.databaseUrl, ledger.entries());
  caller.close();

  if (recoveredMs === null) blames.push(`not recovered ${maxRecoveryMs / 1000} s after it was mended`);
  if (share > fault.maxFailedShare && failed.length > fewCalls)
    blames.push(`${(share * 100).toFixed(1)} % of calls failed`);
  if (lost.length > 0) blames.push(`${lost.length} acknowledged changes lost, such as ${lost[0]}`);
  for (const [problem, count] of problems) blames.push(`${problem}: ${count} times`);
  for (const { internalPort } of [...trialRig.servers, trialRig.worker])
    if (!(await isReady(internalPort))) blames.push("a process is not ready at the end");
  const statuses = countBy(failed.map(({ status }) => status));
  process.stdout.write(
    `${[
      fault.id,
      fault.about,
      `${during.length} calls`,
      failed.length === 0 ? "none failed" : `failed ${JSON.stringify(statuses)}`,
      `${ledger.acknowledged - acknowledgedBefore} changes acknowledged, ${lost.length} lost`,
      `p99 ${Math.round(
        percentile(
          during.filter(({ status }) => status === 200),
          0.99,
        ),
      )} ms`,
      recoveredMs === null ? "not recovered" : `recovered in ${(recoveredMs / 1000).toFixed(1)} s`,
      ...notes,
      blames.length === 0 ? "good" : `BAD: ${blames.join("; ")}`,
    ].join(" | ")}\n`,
  );
  failures.push(...blames.map((blame) => `${fault.id}: ${blame}`));
}

/** Nobody twice, as long as there are enough. */
function takePayers({ id }: Fault): readonly Visitor[] {
  if (id !== "F10") return [];
  nextPayer += payerCount;
  return visitors.slice(nextPayer - payerCount, nextPayer);
}

/** Until every visit of some seconds was served, and quickly. Returns how long after the fault that began. */
async function awaitRecovery(crowd: Crowd, startedAt: number, mendedAt: number): Promise<number> {
  const isBad = ({ status, ms }: Crowd["visits"][number]) => status !== 200 || ms > slowMs;
  const findLastBad = () =>
    Math.max(mendedAt, ...crowd.visits.filter(isBad).map(({ atMs, ms }) => atMs + Math.min(ms, slowMs)));
  await waitUntil(
    "the product has recovered",
    async () => performance.now() - startedAt - findLastBad() > quietMs,
    maxRecoveryMs + quietMs,
  );
  return findLastBad() - mendedAt;
}
