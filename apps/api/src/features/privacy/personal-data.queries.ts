import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";
import { type Finder, personalData, type TableName, tableNames, toldColumns } from "./personal-data.ts";

/** What the rows of a person are found by; somebody who never paid has no customer. */
export type Person = Readonly<Record<Finder, string | null>>;

export type Row = Readonly<Record<string, unknown>>;

/** Everything that a person is told about a table. */
export async function findRowsOf(db: Queryable, table: TableName, person: Person): Promise<Row[]> {
  const { foundBy } = personalData[table];
  const columns = toldColumns(table);
  if (foundBy === null || person[foundBy] === null || columns.length === 0) return [];
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(foundBy)} = ${person[foundBy]} order by 1`.execute(db);
  return rows;
}

/** Removes every row that is found this way, from every table. */
export async function eraseRows(db: Queryable, foundBy: Finder, value: string): Promise<void> {
  for (const table of tableNames) {
    if (personalData[table].foundBy !== foundBy) continue;
    await sql`delete from ${sql.table(table)} where ${sql.ref(foundBy)} = ${value}`.execute(db);
  }
}

/** Removes from every table what has been kept for as long as it is kept. */
export async function forgetOldRows(db: Queryable, now: Date): Promise<void> {
  for (const table of tableNames) {
    const { kept } = personalData[table];
    if (typeof kept === "string") continue;
    await sql`delete from ${sql.table(table)}
      where ${sql.ref(kept.from)} < ${now}::timestamptz - make_interval(hours => ${kept.hours})`.execute(db);
  }
}
