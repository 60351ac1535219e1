import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listUnusedSince } from "../../src/features/privacy/erasures.queries.ts";
import { type Database, openDatabase } from "../../src/platform/db/db.ts";
import { prepareStatement } from "../../src/platform/db/prepared.ts";
import { createLogger } from "../../src/platform/observability/logger.ts";
import { createTestDatabase, type TestDatabase } from "../databases.ts";
import { directories, listUnused, nameException, sweeps } from "./exceptions.ts";
import { personalTables } from "./personal-tables.ts";
import { listStatements, requireOwnership } from "./watch-statements.ts";

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await createTestDatabase();
  const logger = createLogger({ level: "warn", process: "cli" });
  database = openDatabase({ url: own.url, poolSize: 2, applicationName: "fernwell-test", logger });
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

describe("statements", () => {
  it.each([
    ["Kysely", "select 1 from plans", (text: string) => sql`${sql.raw(text)}`.execute(database.db)],
    ["the pool", "select 2 from plans", (text: string) => database.pool.query(text)],
    ["a client", "select 3 from plans", sendByClient],
  ])("are judged when %s sends them", async (_, text, send) => {
    await send(text);
    expect(listStatements()).toContain(text);
  });

  it("[SCALE-01] of the product fail the test in which they mean rows of anyone", async () => {
    await prepareStatement("anyone", "select name from users where name = $1").query(database.pool, ["Ada"]);
    expect(requireOwnership).toThrow(
      "A statement from platform/db/prepared.ts uses users without user_id:\nselect name from users",
    );
    expect(requireOwnership).not.toThrow();
  });

  it("of the product may mean rows of anyone where this is listed with a reason", async () => {
    await listUnusedSince(database.db, new Date(0));
    expect(requireOwnership).not.toThrow();
  });

  it("of a test may mean rows of anyone", async () => {
    await sql`update users set name = 'Ada'`.execute(database.db);
    expect(requireOwnership).not.toThrow();
  });
});

describe("the exceptions", () => {
  const names = [...directories, ...sweeps].map(nameException);

  it("[SCALE-02] are listed when no statement needs them any more", () => {
    expect(listUnused(new Set(names.slice(1)))).toEqual([names[0]]);
    expect(listUnused(new Set(names))).toEqual([]);
  });

  it("have names of their own", () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it("find at most one person by each directory", async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname || '.' || a.attname as name
      from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisunique and i.indnkeyatts = 1 and i.indpred is null`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(directories.map(nameException)));
  });
});

it("[SCALE-01] every table with a user_id is owned by the person whom it names", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by name`.execute(database.db);
  const owned = [...personalTables].flatMap(([name, { owner }]) => (owner === "user_id" ? [name] : []));
  expect(rows.map(({ name }) => name)).toEqual(owned.toSorted());
});

async function sendByClient(text: string): Promise<void> {
  const client = await database.pool.connect();
  await client.query(text).finally(() => client.release());
}
