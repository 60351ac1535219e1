import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { type Finder, listCopiedColumns, personalData, type TableName, tableNames } from "./personal-data.ts";

/** The keys by which a person's rows are found; a person who never paid has no customer. */
export type Person = Readonly<Record<Finder, string | null>>;

export type Row = Readonly<Record<string, unknown>>;

/** The rows and columns of a table that a person's copy includes. */
export async function listCopiedRows(db: Queryable, table: TableName, person: Person): Promise<Row[]> {
  const { foundBy } = personalData[table];
  const columns = listCopiedColumns(table);
  if (foundBy === null || person[foundBy] === null || columns.length === 0) return [];
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(foundBy)} = ${person[foundBy]} order by 1`.execute(db);
  return rows;
}

/** Deletes the matching rows from every table. */
export async function eraseRows(db: Queryable, foundBy: Finder, value: string): Promise<void> {
  for (const table of tableNames) {
    if (personalData[table].foundBy !== foundBy) continue;
    await sql`delete from ${sql.table(table)} where ${sql.ref(foundBy)} = ${value}`.execute(db);
  }
}

/** Deletes rows past their retention from every table. */
export async function forgetOldRows(db: Queryable, now: Date): Promise<void> {
  for (const table of tableNames) {
    const { kept } = personalData[table];
    if (typeof kept === "string") continue;
    await sql`delete from ${sql.table(table)}
      where ${sql.ref(kept.from)} < ${now}::timestamptz - make_interval(hours => ${kept.hours})`.execute(db);
  }
}
