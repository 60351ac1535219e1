import { listFavourites, markFavourite } from "@fernwell/contract/favourites";
import { getProfile } from "@fernwell/contract/profiles";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aQuickUser, aUser } from "../../../test/people.ts";
import { startTestApp, type TestApp } from "../../../test/test-app.ts";
import { isDatabaseUnavailable } from "./database-errors.ts";
import type { Db } from "./db.ts";
import { isSchemaCurrent } from "./schema-version.ts";
import { inTransaction } from "./transaction.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe("the database", () => {
  it("serves again after every one of its connections was ended", async () => {
    const { token } = await aUser(app);
    const { db } = app.composition.deps;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);

    await expect.poll(async () => (await app.call(getProfile, {}, { token })).status).toBe(200);
  });

  /** Ends the connection of a call while it waits for the table, and returns the call's status. */
  async function loseConnection(
    db: Db,
    table: string,
    call: () => Promise<{ status: number }>,
  ): Promise<number> {
    const { response } = await inTransaction(db, async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
      const started = call();
      await expect
        .poll(async () => {
          const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
          return rows.length;
        })
        .toBeGreaterThan(0);
      return { response: started };
    });
    return (await response).status;
  }

  it("[SCALE-40] makes a read again that lost its connection, but never a change", async () => {
    // In a database of its own nothing else ends a connection or waits for a table.
    const alone = await startTestApp({}, { hasWorker: false });
    const { db } = alone.composition.deps;
    const { token } = await aQuickUser(alone);
    const list = { query: { item_name: "favorite_meal_plan" } } as const;
    const mark = { query: { ...list.query, item_id: "scrambled-eggs" } } as const;

    const statuses = [
      await loseConnection(db, "profiles", () => alone.call(getProfile, {}, { token })),
      await loseConnection(db, "favourites", () => alone.call(listFavourites, list, { token })),
      await loseConnection(db, "favourites", () => alone.call(markFavourite, mark, { token })),
    ];
    await alone.close();
    expect(statuses).toEqual([200, 200, 503]);
  });

  it.each([
    ["has no room", "do $$ begin raise exception using errcode = 'disk_full'; end $$"],
    ["is no longer the primary", "set transaction read only; insert into worker_leases values ('nobody')"],
  ])("[SCALE-42] is called unavailable when it %s", async (_, statements) => {
    const failing = inTransaction(app.composition.deps.db, (tx) => sql.raw(statements).execute(tx));
    await expect(failing).rejects.toSatisfy(isDatabaseUnavailable);
  });

  it("ends a statement that takes too long and calls it unavailable", async () => {
    const tooSlow = inTransaction(app.composition.deps.db, async (tx) => {
      await sql`set local statement_timeout = 50`.execute(tx);
      await sql`select pg_sleep(5)`.execute(tx);
    });
    await expect(tooSlow).rejects.toSatisfy(isDatabaseUnavailable);
  });

  it("sets a limit of its own for statements, locks and idle transactions", async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`.execute(
      app.composition.deps.db,
    );
    expect(rows.map(({ setting }) => setting)).toEqual(["10000", "2000", "5000"]);
  });

  it("[SCALE-43] is used through a pooler without settings and without named statements", async () => {
    const { url } = app.composition.deps.config.database;
    const pooled = await startTestApp({ DATABASE_URL: url, DATABASE_POOLER_URL: url }, { hasWorker: false });
    const { token } = await aUser(app);
    const query = "select name from pg_prepared_statements";
    // Any of the idle connections may have served the call.
    const listNames = async ({ composition: { pool } }: TestApp) => {
      const idle = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
      const results = await Promise.all(idle.map((client) => client.query<{ name: string }>(query)));
      for (const client of idle) client.release();
      return results.flatMap(({ rows }) => rows);
    };
    for (const each of [app, pooled]) await each.call(getProfile, {}, { token });

    expect(await listNames(app)).not.toEqual([]);
    expect(await listNames(pooled)).toEqual([]);
    const { rows } = await pooled.composition.pool.query("show statement_timeout");
    expect(rows).toEqual([{ statement_timeout: "0" }]);
    await pooled.close();
  });

  it("retries a transaction that conflicted with another, so that no change is lost", async () => {
    const { db } = app.composition.deps;
    await sql`create table counters (n int)`.execute(db);
    await sql`insert into counters values (0)`.execute(db);
    const bothHaveRead = Promise.withResolvers<void>();
    let reads = 0;
    const increment = () =>
      inTransaction(db, async (tx) => {
        await sql`set transaction isolation level serializable`.execute(tx);
        const { rows } = await sql<{ n: number }>`select n from counters`.execute(tx);
        reads += 1;
        if (reads === 2) bothHaveRead.resolve();
        await bothHaveRead.promise;
        await sql`update counters set n = ${(rows[0]?.n ?? 0) + 1}`.execute(tx);
      });
    await Promise.all([increment(), increment()]);
    expect(reads).toBe(3);
    const { rows } = await sql<{ n: number }>`select n from counters`.execute(db);
    expect(rows).toEqual([{ n: 2 }]);
  });

  it("knows whether the schema has every migration", async () => {
    expect(await isSchemaCurrent(app.composition.pool)).toBe(true);
    await sql`delete from schema_migrations`.execute(app.composition.deps.db);
    expect(await isSchemaCurrent(app.composition.pool)).toBe(false);
  });

  it("starts the key of every table that a person owns with user_id", async () => {
    const { rows } = await sql<{ tableName: string; firstKey: string }>`
      select c.relname as table_name, a.attname as first_key
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where n.nspname = 'public' and i.indisprimary
        and exists (select 1 from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id')`.execute(
      app.composition.deps.db,
    );
    const astray = rows.filter(
      ({ tableName, firstKey }) => firstKey !== "user_id" && tableName !== "email_directory",
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(astray).toEqual([]);
  });
});
