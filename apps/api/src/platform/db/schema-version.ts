import { readdir } from "node:fs/promises";
import type pg from "pg";

const migrationFiles = readdir(new URL("./migrations", import.meta.url));

/** The database responds and has every migration that this release needs. */
export async function isSchemaCurrent(pool: pg.Pool): Promise<boolean> {
  const needed = (await migrationFiles).map((file) => file.replace(/\.sql$/, ""));
  try {
    const { rows } = await pool.query<{ name: string }>("select name from schema_migrations");
    const present = new Set(rows.map((row) => row.name));
    return needed.every((name) => present.has(name));
  } catch {
    return false;
  }
}
