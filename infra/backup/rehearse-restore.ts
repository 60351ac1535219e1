import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { aUser } from "@fernwell/api/test/people.ts";
import { startTestApp, type TestApp, testVariables } from "@fernwell/api/test/test-app.ts";
import { login } from "@fernwell/contract/accounts";
import { markFavourite } from "@fernwell/contract/favourites";
import { savePlan } from "@fernwell/contract/plans";
import { saveMealPreferences } from "@fernwell/contract/preferences";
import { deleteAccount } from "@fernwell/contract/privacy";
import { mealBody } from "@fernwell/contract/test/preferences";
import {
  type Cluster,
  createArchivingCluster,
  createRestoredCluster,
  dataFolder,
  makeFolder,
  runAsServerUser,
} from "./cluster.ts";
import { type DatabaseState, findDifferences, query, readState } from "./compare-databases.ts";

/**
 * Rehearses docs/operations/backup.md on PostgreSQL servers of its own: a base backup under load, a restore to a point
 * in time, and a dump. Fails unless both copies equal the original at that point in every row of every table.
 */
const folder = await makeFolder(await mkdtemp(join(tmpdir(), "fernwell-restore-")));
const started: Cluster[] = [];
try {
  await rehearse();
} finally {
  for (const cluster of started) await cluster.stop();
  await rm(folder, { recursive: true });
}

async function rehearse(): Promise<void> {
  const archive = await makeFolder(folder, "archive");
  const original = await createArchivingCluster(await makeFolder(folder, "original"), archive);
  await start(original);
  for (const command of ["create-database", "migrate", "catalogue import"]) runCli(original, command);
  report("made a database with the schema and the catalogue");

  const before = await startTestApp({ DATABASE_URL: original.url });
  const early = await aPersonWithPlans(before);
  const copy = await makeFolder(folder, "restored");
  const backup = dataFolder(copy);
  await Promise.all([
    runAsServerUser(
      "pg_basebackup",
      "--dbname",
      original.getUrl("postgres"),
      "--pgdata",
      backup,
      "--checkpoint=fast",
    ),
    aUser(before),
    aUser(before),
  ]);
  await runAsServerUser("pg_verifybackup", backup);
  report("took a base backup while people signed up");

  await aPersonWithPlans(before);
  await before.close();
  const atPoint = await readState(original.url);
  const [point = ""] = await query(original.url, "select clock_timestamp()");
  const dump = join(folder, "fernwell.dump");
  await runAsServerUser("pg_dump", "--format=custom", "--file", dump, "--dbname", original.url);
  report(`wrote more, dumped the database and chose the point: ${point}`);

  const after = await startTestApp({ DATABASE_URL: original.url });
  const late = await aUser(after);
  await after.call(deleteAccount, { body: { password: early.password } }, { token: early.token });
  await after.mail.take(early.email);
  await after.close();
  const log = after.logs.filter((line) => line.includes("account erased"));
  const atEnd = await readState(original.url);
  // Stopping archives the last segment too.
  await stop(original);
  report("made changes that must not come back: a new account, and a deleted one");

  const restored = await createRestoredCluster(copy, { archive, until: point });
  await start(restored);
  while ((await query(restored.url, "select pg_is_in_recovery()"))[0] === "t") await wait(100);
  report("restored the base backup and replayed the archive up to the point");

  const dumped = restored.getUrl("dumped");
  await runAsServerUser("createdb", "--maintenance-db", restored.getUrl("postgres"), "dumped");
  await runAsServerUser("pg_restore", "--exit-on-error", "--dbname", dumped, dump);
  const copies = { restored: await readState(restored.url), dumped: await readState(dumped) };
  report("restored the dump beside it");
  printTable(atPoint, copies, atEnd);

  requireEqual("the restored database", atPoint, copies.restored);
  requireEqual("the restored dump", atPoint, copies.dumped);
  if (findDifferences(atPoint, atEnd).length === 0) throw new Error("nothing changed after the point");

  const again = await startTestApp({ DATABASE_URL: restored.url });
  const tryLogin = async ({ email, password }: { email: string; password: string }) =>
    (await again.call(login, { body: { email, password } })).status;
  require("the person from before the backup can log in", (await tryLogin(early)) === 200);
  require("the account from after the point does not exist", (await tryLogin(late)) === 401);
  const answer = runCli(restored, "erase-again", log.join("\n"));
  require("the deletion after the point is found in the log", answer.startsWith(
    "closed 1 restored accounts",
  ));
  await again.mail.take(early.email);
  await again.close();
  const [leftover] = await query(restored.url, `select count(*) from users where email = '${early.email}'`);
  require("the deleted account is erased again", leftover === "0");
}

/** A person with answers, a favourite and a plan. */
async function aPersonWithPlans(app: TestApp) {
  const person = await aUser(app);
  const { token } = person;
  const responses = [
    await app.call(saveMealPreferences, { body: { ...mealBody, health_tags: [] } }, { token }),
    await app.call(
      markFavourite,
      { query: { item_name: "favorite_meal_plan", item_id: "scrambled-eggs" } },
      { token },
    ),
    await app.call(
      savePlan,
      { query: { item_name: "personal_meal_plan", item_id: ["chickpea-scramble"], plan_name: "Soon" } },
      { token },
    ),
  ];
  const failed = responses.find(({ status }) => status !== 200);
  if (failed) throw new Error(`a person's data was refused: ${JSON.stringify(failed.body)}`);
  return person;
}

async function start(cluster: Cluster): Promise<void> {
  await cluster.start();
  started.push(cluster);
}

async function stop(cluster: Cluster): Promise<void> {
  await cluster.stop();
  started.splice(started.indexOf(cluster), 1);
}

function runCli(cluster: Cluster, command: string, input = ""): string {
  const cli = fileURLToPath(new URL("../../apps/api/src/cli.ts", import.meta.url));
  const env = { ...process.env, ...testVariables(cluster.url, "smtp://127.0.0.1:1"), LOG_LEVEL: "warn" };
  return execFileSync(process.execPath, [cli, ...command.split(" ")], { env, input, encoding: "utf8" });
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${step}`);
}

function require(fact: string, isTrue: boolean): void {
  if (!isTrue) throw new Error(`not true: ${fact}`);
  report(fact);
}

function requireEqual(copy: string, one: DatabaseState, other: DatabaseState): void {
  const differences = findDifferences(one, other);
  if (differences.length > 0) throw new Error(`${copy} differs in ${differences.join(", ")}`);
  report(`${copy} equals the original at the point in all ${one.size} tables`);
}

function printTable(
  atPoint: DatabaseState,
  { restored, dumped }: { restored: DatabaseState; dumped: DatabaseState },
  atEnd: DatabaseState,
): void {
  const line = (...cells: readonly string[]) =>
    console.log(
      `  ${cells.map((cell, index) => (index === 0 ? cell.padEnd(40) : cell.padStart(11))).join("")}`,
    );
  console.log();
  line("table", "rows", "restored", "dump", "afterwards");
  for (const [table, { rowCount, checksum }] of atPoint) {
    const compare = (state: DatabaseState) => (state.get(table)?.checksum === checksum ? "equal" : "differs");
    line(table, String(rowCount), compare(restored), compare(dumped), compare(atEnd));
  }
  console.log();
}
