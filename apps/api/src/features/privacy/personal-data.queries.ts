import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/db/db.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { listCopiedColumns, personalData, type TableName, tableNames } from "./personal-data.ts";
import type { Finder } from "./table-rules.ts";

/** The keys by which a person's rows are found; a person who never paid has no customer. */
export type Person = Readonly<Record<Finder, string | null>>;

export type Row = Readonly<Record<string, unknown>>;

/** Few enough that parsing them does not hold up other work: a plan can have 60 KB. */
const fetchedRows = 3;

/** The rows and columns of a table that a person's copy includes, a few at a time. */
export async function* readCopiedRows(
  tx: Transaction,
  table: TableName,
  person: Person,
): AsyncGenerator<Row> {
  const { foundBy } = personalData[table];
  const columns = listCopiedColumns(table);
  if (foundBy === null || person[foundBy] === null || columns.length === 0) return;
  await sql`
    declare copied no scroll cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(foundBy)} = ${person[foundBy]} order by 1`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(fetchedRows)} from copied`.execute(tx);
    yield* rows;
    if (rows.length < fetchedRows) break;
  }
  await sql`close copied`.execute(tx);
}

/** Deletes the matching rows from every table. */
export async function eraseRows(tx: Transaction, foundBy: Finder, value: string): Promise<void> {
  await allowForgetting(tx);
  for (const table of tableNames) {
    if (personalData[table].foundBy !== foundBy) continue;
    await sql`delete from ${sql.table(table)} where ${sql.ref(foundBy)} = ${value}`.execute(tx);
  }
}

/** So few that nobody waits for their locks, however many there are. */
const forgottenAtATime = 1_000;

/** Deletes rows past their retention from every table. */
export async function forgetOldRows(db: Db, now: Date): Promise<void> {
  for (const table of tableNames) {
    const { kept } = personalData[table];
    if (typeof kept === "string") continue;
    const old = sql`select ctid from ${sql.table(table)}
      where ${sql.ref(kept.from)} < ${now}::timestamptz - make_interval(hours => ${kept.hours})
      limit ${forgottenAtATime}`;
    for (let forgotten = forgottenAtATime; forgotten === forgottenAtATime; ) {
      forgotten = await inTransaction(db, async (tx) => {
        await allowForgetting(tx);
        const { numAffectedRows } =
          await sql`delete from ${sql.table(table)} where ctid = any (array(${old}))`.execute(tx);
        return Number(numAffectedRows);
      });
    }
  }
}

/** Until the transaction ends, rows can be deleted from tables that are otherwise append-only. */
async function allowForgetting(tx: Transaction): Promise<void> {
  await sql`select set_config('fernwell.forgetting', 'on', true)`.execute(tx);
}
