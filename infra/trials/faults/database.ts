import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { waitUntil } from "../parts/part.ts";
import { isAlive, isReady } from "../parts/process.ts";
import type { Rig } from "../rig.ts";
import type { Fault, Trial } from "./fault.ts";

async function onDatabase<Result>(
  { databaseUrl }: Rig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function writeUntilFull(path: string): Promise<number> {
  const megabyte = Buffer.alloc(1024 * 1024);
  const file = await open(path, "w");
  try {
    for (let written = 0; ; written += 1) {
      const { bytesWritten } = await file.write(megabyte).catch(() => ({ bytesWritten: 0 }));
      if (bytesWritten < megabyte.length) return written;
    }
  } finally {
    await file.close();
  }
}

/** What people change fits into the room that PostgreSQL has at hand; this needs more. */
async function growTable(client: pg.Client): Promise<void> {
  await client.query("create table if not exists trial_growth (text text)");
  await client.query("insert into trial_growth select repeat('grow ', 200) from generate_series(1, 50000)");
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Readiness and liveness have to tell the truth while the database is away. */
async function checkHealth({ rig, blame, note }: Trial): Promise<void> {
  for (const { internalPort } of rig.servers) {
    const ms = await waitUntil(
      "a server says that it is not ready",
      async () => !(await isReady(internalPort)),
      10_000,
    );
    note(`not ready after ${(ms / 1000).toFixed(1)} s`);
    if (!(await isAlive(internalPort))) blame("a server is not alive without its database");
  }
}

export const databaseFaults: readonly Fault[] = [
  {
    id: "F01",
    about: "every connection of PostgreSQL ended, ten times",
    maxFailedShare: 0.02,
    isShort: true,
    inject: ({ rig }) =>
      onDatabase(rig, async (client) => {
        for (let round = 0; round < 10; round += 1) {
          await client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'fernwell' and pid <> pg_backend_pid()",
          );
          await wait(600);
        }
      }),
  },
  {
    id: "F03a",
    about: "kill -9 of one of PostgreSQL's processes, which restarts all of them",
    maxFailedShare: 0.5,
    async inject({ rig }) {
      const [row] = await onDatabase(rig, async (client) => {
        const { rows } = await client.query<{ pid: number }>(
          "select pid from pg_stat_activity where datname = 'fernwell' and pid <> pg_backend_pid() limit 1",
        );
        return rows;
      });
      if (row === undefined) throw new Error("nobody is connected");
      process.kill(row.pid, "SIGKILL");
      await waitUntil("PostgreSQL is back", () => responds(rig));
    },
  },
  {
    id: "F03b",
    about: "PostgreSQL stopped at once, started again after ten seconds",
    maxFailedShare: 1,
    isShort: true,
    async inject(trial) {
      const { postgres } = trial.rig;
      await postgres.stop("immediate");
      const back = wait(10_000);
      await checkHealth(trial);
      await back;
      await postgres.start();
    },
  },
  {
    id: "F04a",
    about: "PostgreSQL 200 ms away for ten seconds",
    maxFailedShare: 0.9,
    async inject({ rig: { wires } }) {
      wires.postgres.delay(200);
      await wait(10_000);
      wires.postgres.mend();
    },
  },
  {
    id: "F04b",
    about: "PostgreSQL takes connections and never responds, for ten seconds",
    maxFailedShare: 1,
    async inject({ rig: { wires } }) {
      wires.postgres.hang();
      await wait(10_000);
      wires.postgres.mend();
    },
  },
  {
    id: "F05",
    about: "all connections of the pooler held for eight seconds",
    maxFailedShare: 1,
    async inject({ rig, blame }) {
      const clients = Array.from({ length: 12 }, () => new pg.Client(rig.poolerUrl));
      await Promise.all(clients.map((client) => client.connect()));
      // Ended by the pooler's own limit for statements.
      const held = clients.map((client) =>
        client
          .query("select pg_sleep(4)")
          .then(() => client.query("select pg_sleep(4)"))
          .catch(() => null),
      );
      await wait(1_000);
      for (const { internalPort } of rig.servers)
        if (!(await isAlive(internalPort))) blame("a server without a free connection is not alive");
      await Promise.all(held);
      await Promise.all(clients.map((client) => client.end()));
    },
  },
  {
    id: "F14",
    about: "a migration under load: a column, a million rows filled in steps, an index built concurrently",
    maxFailedShare: 0,
    inject: ({ rig, note }) =>
      onDatabase(rig, async (client) => {
        await client.query("set lock_timeout = '2s'");
        await client.query("alter table favourites add column trial_note text");
        await client.query(
          `insert into favourites (user_id, kind, item_id)
            select user_id, 'meal', 'trial-' || number from (select user_id from users limit 1000) as chosen, generate_series(1, 1000) as number`,
        );
        const { rows } = await client.query<{ user_id: string }>("select user_id from users limit 1000");
        for (const { user_id } of rows)
          await client.query(
            "update favourites set trial_note = 'x' where user_id = $1 and item_id like 'trial-%'",
            [user_id],
          );
        await client.query("create index concurrently favourites_trial on favourites (user_id, trial_note)");
        await client.query("drop index concurrently favourites_trial");
        await client.query("alter table favourites drop column trial_note");
        await client.query("delete from favourites where item_id like 'trial-%'");
        note("1,000,000 rows");
      }),
  },
  {
    id: "F15",
    about: "PostgreSQL's disk full for ten seconds",
    maxFailedShare: 1,
    async inject({ rig, note }) {
      if (rig.disk === null) return note("left out: only root can make a small disk");
      const filler = join(rig.disk, "filler");
      const megabytes = await writeUntilFull(filler);
      note(`${megabytes} MB written`);
      const until = performance.now() + 10_000;
      let refused = 0;
      while (performance.now() < until) {
        await onDatabase(rig, growTable).catch(() => {
          refused += 1;
        });
        await wait(200);
      }
      note(`${refused} large changes refused`);
      await rm(filler);
      // It ends when it cannot write its log. A service manager would start it again.
      const isRunning = await rig.postgres.readPid().then(isProcess, () => false);
      note(isRunning ? "it kept running" : "it had ended");
      if (!isRunning) await rig.postgres.start();
      await waitUntil("PostgreSQL takes connections", () =>
        onDatabase(rig, (client) => client.query("drop table if exists trial_growth")).then(
          () => true,
          () => false,
        ),
      );
    },
  },
  {
    id: "F21",
    about: "5 % of what passes to PostgreSQL comes up to 100 ms late, for ten seconds",
    maxFailedShare: 0.2,
    async inject({ rig: { wires }, random }) {
      for (let step = 0; step < 100; step += 1) {
        wires.postgres.delay(random.chance(0.05) ? random.below(100) : 0);
        await wait(100);
      }
      wires.postgres.mend();
    },
  },
];

function responds(rig: Rig): Promise<boolean> {
  return onDatabase(rig, (client) => client.query("select 1")).then(
    () => true,
    () => false,
  );
}
