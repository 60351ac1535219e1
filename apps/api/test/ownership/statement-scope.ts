import type { ColumnRef, Node } from "libpg-query";

/** One mention of a personal table in a statement. */
export interface TableUse {
  readonly table: string;
  readonly alias: string;
  /** The column that says whose row it is. */
  readonly owner: string;
  /** The columns that are limited to known values, as far as it has been worked out. */
  readonly knownColumns: Set<string>;
}

/**
 * Known is what the statement was given, and what comes from rows that are limited to that. The answer can change as
 * more columns become known.
 */
export type IsKnown = () => boolean;

/** The columns of a result. */
export interface Columns {
  find(name: string): IsKnown | undefined;
  at(index: number): IsKnown;
}

/** What `from` brings in: a table, a subquery or a function. */
export interface Source {
  readonly alias: string;
  readonly use: TableUse | null;
  find(column: string): IsKnown | undefined;
}

export interface Scope {
  readonly parent: Scope | null;
  readonly sources: Source[];
  /** The queries of `with`. */
  readonly named: Map<string, Columns>;
}

interface Column {
  readonly source: Source | null;
  readonly column: string;
  readonly isKnown: IsKnown;
}

export const isUnknown: IsKnown = () => false;
export const noColumns: Columns = { find: () => undefined, at: () => isUnknown };

/** The innermost query that has the column provides it, as in PostgreSQL. */
export function resolveColumn({ fields = [] }: ColumnRef, scope: Scope): Column {
  const names = fields.flatMap(readName);
  const column = names.at(-1) ?? "";
  const alias = names.at(-2);
  for (let level: Scope | null = scope; level; level = level.parent) {
    const sources =
      alias === undefined ? level.sources : level.sources.filter((each) => each.alias === alias);
    const found = findColumn(sources, column);
    if (found) return found;
    if (alias !== undefined && sources.length > 0) break;
  }
  return { source: null, column, isKnown: isUnknown };
}

export function findColumn(sources: readonly Source[], column: string): Column | undefined {
  for (const source of sources) {
    const isKnown = source.find(column);
    if (isKnown) return { source, column, isKnown };
  }
  return undefined;
}

export function findNamed(scope: Scope | null, name: string): Columns | undefined {
  return scope ? (scope.named.get(name) ?? findNamed(scope.parent, name)) : undefined;
}

/** The columns of a union: known where they are known in both queries. */
export function combineColumns(one: Columns, other: Columns): Columns {
  const both = (a: IsKnown, b: IsKnown) => () => a() && b();
  return {
    find(name) {
      const [first, second] = [one.find(name), other.find(name)];
      return first && both(first, second ?? isUnknown);
    },
    at: (index) => both(one.at(index), other.at(index)),
  };
}

export function renameColumns(columns: Columns, names: readonly Node[] | undefined): Columns {
  if (!names?.length) return columns;
  const given = names.flatMap(readName);
  return {
    find: (name) => (given.includes(name) ? columns.at(given.indexOf(name)) : undefined),
    at: columns.at,
  };
}

/** A name, whichever kind of node carries it. */
export function readName(node: Node): string[] {
  if ("String" in node) return [node.String.sval ?? ""];
  if ("ResTarget" in node) return [node.ResTarget.name ?? ""];
  if ("IndexElem" in node) return [node.IndexElem.name ?? ""];
  return "ColumnDef" in node ? [node.ColumnDef.colname ?? ""] : [];
}

/** Visits every object of a tree, down to where the visitor returns false. */
export function walkTree(value: unknown, visit: (node: object) => boolean): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value) && !visit(value)) return;
  for (const child of Object.values(value)) walkTree(child, visit);
}
