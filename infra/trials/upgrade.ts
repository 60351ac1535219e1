/**
 * `pnpm rehearse:upgrade --from <commit> [--people 40] [--seed 1]`: fills a database with the release at the commit, and then
 * deploys this one while people go on: migrates, imports the catalogue, and replaces servers and worker one by one.
 * Everybody compares what they are shown with what they saved, before, meanwhile and afterwards.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createRandom } from "@fernwell/api/test/fuzz/random.ts";
import { createCaller } from "./clients/caller.ts";
import { makeKeeper } from "./clients/keepers.ts";
import { countBy } from "./figures.ts";
import { ownRoot, startRig } from "./rig.ts";

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    people: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
  },
});
if (values.from === undefined) throw new Error("--from is missing: the commit of the release before");
const quietMs = 10_000;

const before = await mkdtemp(join(tmpdir(), "fernwell-release-"));
execFileSync("git", ["clone", "--quiet", ownRoot, before]);
execFileSync("git", ["checkout", "--quiet", values.from], { cwd: before });
execFileSync("pnpm", ["install", "--frozen-lockfile", "--silent"], { cwd: before, stdio: "inherit" });

const rig = await startRig({ isProduction: false, root: before });
const caller = createCaller(rig.url, 200);
const problems: string[] = [];
let acts = 0;
let isOver = false;
try {
  const random = createRandom(Number(values.seed));
  const keepers = await Promise.all(
    Array.from({ length: Number(values.people) }, () => makeKeeper(caller, rig.mail, random)),
  );
  const going = keepers.map(async (keeper) => {
    while (!isOver) {
      const problem = await keeper.act();
      acts += 1;
      if (problem !== null) problems.push(problem);
    }
  });
  await step("people use the release before", () => wait(quietMs));
  await step("migrated", () => rig.runCli("migrate", ownRoot));
  await step("the release before goes on with the new schema", () => wait(quietMs));
  await step("catalogue imported", () => rig.runCli("catalogue import", ownRoot));
  const release = rig.defineRelease(ownRoot);
  const [oldParts, newParts] = [rig, release].map(({ servers, worker }) => [...servers, worker]);
  for (const [index, part] of (oldParts ?? []).entries()) {
    await step(`process ${index + 1} of 3 replaced`, async () => {
      await part.stop();
      await newParts?.[index]?.start();
    });
  }
  await step("people use this release", () => wait(quietMs));
  isOver = true;
  await Promise.all(going);
  const differing = (await Promise.all(keepers.map((keeper) => keeper.compare()))).filter(
    (problem) => problem !== null,
  );
  problems.push(...differing);
  print(`${keepers.length} people compared everything at the end: ${differing.length} found a difference`);
} finally {
  // A step that failed must not leave people who go on for ever.
  isOver = true;
  caller.close();
  await rig.stop(problems.length > 0);
  await rm(before, { recursive: true, force: true });
}
print(problems.length === 0 ? "nothing was lost and nothing failed" : JSON.stringify(countBy(problems)));
process.exitCode = problems.length === 0 ? 0 : 1;

async function step(what: string, work: () => Promise<void>): Promise<void> {
  const [startedAt, actsBefore, problemsBefore] = [performance.now(), acts, problems.length];
  await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  print(`${what}: ${seconds} s, ${acts - actsBefore} calls, ${problems.length - problemsBefore} problems`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
