import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface TableState {
  readonly rowCount: number;
  /** Over the sorted checksums of all rows, so that the order in the table does not matter. */
  readonly checksum: string;
}

export type DatabaseState = ReadonlyMap<string, TableState>;

/** The state of every table, of the product and of its job queue. */
export async function readState(url: string): Promise<DatabaseState> {
  const tables = await query(
    url,
    `select format('%I.%I', schemaname, tablename) from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const states = tables.map(
    (table) => `
      select '${table}', count(*), md5(coalesce(string_agg(row_checksum, '' order by row_checksum), ''))
      from (select md5(t::text) as row_checksum from ${table} t) checksums`,
  );
  const lines = await query(url, states.join(" union all "));
  return new Map(
    lines.map((line) => {
      const [table = "", rowCount, checksum = ""] = line.split("|");
      return [table, { rowCount: Number(rowCount), checksum }];
    }),
  );
}

/** The names of the tables that are missing on one side or differ in any row. */
export function findDifferences(one: DatabaseState, other: DatabaseState): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((table) => one.get(table)?.checksum !== other.get(table)?.checksum)
    .toSorted();
}

export async function query(url: string, sql: string): Promise<string[]> {
  const args = [
    "--no-psqlrc",
    "--no-align",
    "--tuples-only",
    "--set",
    "ON_ERROR_STOP=1",
    "--command",
    sql,
    url,
  ];
  const { stdout } = await run("psql", args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout.split("\n").filter((line) => line !== "");
}
