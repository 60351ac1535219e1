import type { PersonalTables } from "./personal-tables.ts";
import { type Limit, readStatement } from "./read-statement.ts";
import type { TableUse } from "./statement-scope.ts";

/** A unique column by which a row may be found to learn whose it is. */
export interface Directory {
  readonly table: string;
  readonly column: string;
}

export interface Verdict<Found extends Directory = Directory> {
  /** The uses of tables that are not limited to rows of known people. */
  readonly unowned: readonly string[];
  /** The directories without which there would be more of these. */
  readonly directories: readonly Found[];
}

/** Whether the statement says, for every personal table in it, whose rows it means. */
export function judgeStatement<Found extends Directory>(
  text: string,
  tables: PersonalTables,
  directories: readonly Found[],
): Verdict<Found> {
  const { uses, limits } = readStatement(text, tables);
  const used: Found[] = [];
  for (;;) {
    followLimits(limits);
    const unowned = uses.filter((use) => !use.knownColumns.has(use.owner));
    const found = findDirectory(unowned, directories);
    if (!found) return { unowned: unowned.map(describeUse), directories: used };
    used.push(found.directory);
    found.use.knownColumns.add(found.use.owner);
  }
}

/** A column becomes known when it equals something known, until nothing changes any more. */
function followLimits(limits: readonly Limit[]): void {
  for (;;) {
    const news = limits.filter(({ use, column, isKnown }) => !use.knownColumns.has(column) && isKnown());
    if (news.length === 0) return;
    for (const { use, column } of news) use.knownColumns.add(column);
  }
}

function findDirectory<Found extends Directory>(unowned: readonly TableUse[], directories: readonly Found[]) {
  for (const use of unowned) {
    const directory = directories.find(
      ({ table, column }) => table === use.table && use.knownColumns.has(column),
    );
    if (directory) return { use, directory };
  }
  return undefined;
}

function describeUse({ table, alias, owner }: TableUse): string {
  return `${alias === table ? table : `${table} as ${alias}`} without ${owner}`;
}
