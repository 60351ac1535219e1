import type { PackedFile } from "../../platform/zip.ts";
import type { Row } from "./personal-data.queries.ts";

/** The rows of a table that belong to a person. Reads them anew each time. */
export type ReadRows<Table extends string> = (table: Table) => AsyncIterable<Row>;

/** The files of a copy: everything as JSON, and each table that has rows as CSV. */
export async function* writeCopy<Table extends string>(
  tables: readonly Table[],
  readRows: ReadRows<Table>,
): AsyncGenerator<PackedFile> {
  yield { name: "README.txt", text: toPieces([readme]) };
  const filled: Table[] = [];
  yield { name: "fernwell.json", text: writeJson(tables, readRows, (table) => filled.push(table)) };
  for (const table of filled) yield { name: `csv/${table}.csv`, text: writeCsv(readRows(table)) };
}

const readme = `This is a copy of what Fernwell holds about you.

fernwell.json  everything, by table
csv/           the same, a file for each table, for a spreadsheet

Times are in UTC. Not in here: what is stored only scrambled (your password, session
tokens, codes), and numbers of our own book-keeping. In the CSV files a value that a
spreadsheet would take for a formula begins with an apostrophe.
`;

async function* toPieces(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

/** An object with a list for each table that has rows. */
async function* writeJson<Table extends string>(
  tables: readonly Table[],
  readRows: ReadRows<Table>,
  onFilled: (table: Table) => void,
): AsyncGenerator<string> {
  let beforeTable = "{\n";
  for (const table of tables) {
    let beforeRow = `${beforeTable}  ${JSON.stringify(table)}: [\n`;
    let isFilled = false;
    for await (const row of readRows(table)) {
      yield `${beforeRow}${indent(JSON.stringify(row, null, 2))}`;
      beforeRow = ",\n";
      isFilled = true;
    }
    if (!isFilled) continue;
    yield "\n  ]";
    beforeTable = ",\n";
    onFilled(table);
  }
  yield "\n}\n";
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}

export async function* writeCsv(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let columns: readonly string[] | null = null;
  for await (const row of rows) {
    if (columns === null) {
      columns = Object.keys(row);
      yield writeLine(columns);
    }
    yield writeLine(columns.map((column) => formatValue(row[column])));
  }
}

function writeLine(values: readonly string[]): string {
  return `${values.map(quote).join(",")}\r\n`;
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function quote(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
