import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import pg from "pg";
import { importReviewedCatalogue } from "../src/features/catalogue/catalogue.service.ts";
import type { MediaSource } from "../src/features/catalogue/media.ts";
import { openDatabase } from "../src/platform/db/db.ts";
import { migrate } from "../src/platform/db/migrate.ts";
import { createLogger } from "../src/platform/observability/logger.ts";

const adminUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const root = new URL("../../../", import.meta.url);
/** The sources of the template. */
const templateSources = [
  new URL("../src/platform/db/migrations/", import.meta.url),
  new URL("../../../packages/catalogue/entries/", import.meta.url),
  new URL("../../../packages/catalogue/src/", import.meta.url),
  new URL("../../../packages/domain/src/", import.meta.url),
];

/** Passes the name of the prepared template to the test processes. */
const templateVariable = "TEST_DATABASE_TEMPLATE";

export interface TestDatabase {
  readonly url: string;
  /** Changes data directly, for what a test cannot wait for, such as the passing of time. */
  query(text: string, values: readonly unknown[]): Promise<void>;
  drop(): Promise<void>;
}

/** A fresh database, copied from one that has every migration and the catalogue: milliseconds instead of seconds. */
export async function createTestDatabase(
  template: string | undefined = process.env[templateVariable],
): Promise<TestDatabase> {
  const name = `fernwell_test_${randomBytes(6).toString("hex")}`;
  template ??= await templateName();
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`));
  return {
    url: buildUrl(name),
    query: (text, values) =>
      onDatabase(buildUrl(name), async (client) => void (await client.query(text, [...values]))),
    drop: async () => {
      await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Creates the template once per state of its sources. */
export async function prepareTemplate(): Promise<string> {
  const name = await templateName();
  process.env[templateVariable] = name;
  await createOnce(name, "template0", async (url) => {
    await migrate(url, () => {});
    await fillCatalogue(url, { kind: "none" });
  });
  return name;
}

/** The same with the addresses of media, so that not every process that needs them imports the catalogue. */
export async function prepareMediaTemplate(media: MediaSource): Promise<string> {
  const template = await prepareTemplate();
  if (media.kind === "none") return template;
  const manifest = media.kind === "built" ? await readFile(join(media.dir, "manifest.json")) : media.kind;
  const name = `${template}_${createHash("sha256").update(manifest).digest("hex").slice(0, 12)}`;
  await createOnce(name, template, (url) => fillCatalogue(url, media));
  return name;
}

/** Parallel runs wait on an advisory lock. */
async function createOnce(
  name: string,
  template: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await asAdmin(async (admin) => {
    await admin.query("select pg_advisory_lock(hashtext('fernwell_test_template'))");
    const found = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount !== 0) return;

    const building = `${name}_building`;
    await admin.query(`drop database if exists ${building} with (force)`);
    await admin.query(`create database ${building} template ${template}`);
    await fill(buildUrl(building));
    await admin.query(`alter database ${building} rename to ${name}`);
  });
}

/** Imports the reviewed entries, with the addresses of their media. */
async function fillCatalogue(url: string, media: MediaSource): Promise<void> {
  const logger = createLogger({ level: "warn", process: "cli" });
  const { db, close } = openDatabase({ url, poolSize: 2, applicationName: "fernwell-test", logger });
  try {
    await importReviewedCatalogue({ db }, media, () => {});
    // Nobody is there yet whose texts could be read again.
    await sql`delete from graphile_worker._private_jobs`.execute(db);
  } finally {
    await close();
  }
}

async function templateName(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of templateSources) {
    const files = await readdir(fileURLToPath(folder), { recursive: true, withFileTypes: true });
    const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
    // Relative, so that two copies of the repository share a template.
    for (const path of paths.sort())
      hash.update(relative(fileURLToPath(root), path)).update(await readFile(path));
  }
  return `fernwell_template_${hash.digest("hex").slice(0, 12)}`;
}

function buildUrl(name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function asAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  return onDatabase(adminUrl, work);
}

async function onDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
