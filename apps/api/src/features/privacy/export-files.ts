import type { Row } from "./personal-data.queries.ts";

/** The files of a copy: everything as JSON, and each table that has rows as CSV. */
export function writeCopy(tables: Readonly<Record<string, readonly Row[]>>): Record<string, string> {
  const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  return {
    "README.txt": readme,
    "fernwell.json": `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`,
    ...Object.fromEntries(filled.map(([table, rows]) => [`csv/${table}.csv`, writeCsv(rows)])),
  };
}

const readme = `This is a copy of what Fernwell holds about you.

fernwell.json  everything, by table
csv/           the same, a file for each table, for a spreadsheet

Times are in UTC. Not in here: what is stored only scrambled (your password, session
tokens, codes), and numbers of our own book-keeping. In the CSV files a value that a
spreadsheet would take for a formula begins with an apostrophe.
`;

export function writeCsv(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return "";
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((column) => formatValue(row[column])))];
  return lines.map((line) => `${line.map(quote).join(",")}\r\n`).join("");
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
