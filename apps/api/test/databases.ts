import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { migrate } from "../src/platform/db/migrate.ts";

const adminUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const migrationsDir = new URL("../src/platform/db/migrations/", import.meta.url);

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A fresh database, copied from one that has every migration: milliseconds instead of a migration run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `fernwell_test_${randomBytes(6).toString("hex")}`;
  const template = await templateName();
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`));
  return {
    url: urlOf(name),
    drop: async () => {
      await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Makes the template once per state of the migrations; an advisory lock lets parallel runs wait for one another. */
export async function prepareTemplate(): Promise<void> {
  const name = await templateName();
  await asAdmin(async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext('fernwell_test_template'))");
    const found = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount !== 0) return;

    const building = `${name}_building`;
    await admin.query(`drop database if exists ${building} with (force)`);
    await admin.query(`create database ${building}`);
    await migrate(urlOf(building), () => {});
    await admin.query(`alter database ${building} rename to ${name}`);
  });
}

async function templateName(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of (await readdir(migrationsDir)).sort()) {
    hash.update(file).update(await readFile(new URL(file, migrationsDir)));
  }
  return `fernwell_template_${hash.digest("hex").slice(0, 12)}`;
}

function urlOf(name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
