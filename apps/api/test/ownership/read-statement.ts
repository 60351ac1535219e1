import {
  type ColumnRef,
  type DeleteStmt,
  type InsertStmt,
  type JoinExpr,
  type Node,
  parseSync,
  type RangeFunction,
  type RangeVar,
  type SelectStmt,
  type SubLink,
  type UpdateStmt,
  type WithClause,
} from "libpg-query";
import type { PersonalTables } from "./personal-tables.ts";
import {
  type Columns,
  combineColumns,
  findColumn,
  findNamed,
  type IsKnown,
  isUnknown,
  noColumns,
  readName,
  renameColumns,
  resolveColumn,
  type Scope,
  type Source,
  type TableUse,
  walkTree,
} from "./statement-scope.ts";

/** The statement uses only rows in which the column has a value that may be known. */
export interface Limit {
  readonly use: TableUse;
  readonly column: string;
  readonly isKnown: IsKnown;
}

interface Reading {
  readonly tables: PersonalTables;
  readonly uses: TableUse[];
  readonly limits: Limit[];
  readonly readTables: Set<RangeVar>;
  /** Each is read once, although it may be both a condition and a value. */
  readonly subqueries: Map<SubLink, Columns>;
}

/** Every use of a personal table, and what limits its rows. What is not understood limits nothing. */
export function readStatement(text: string, tables: PersonalTables): Pick<Reading, "uses" | "limits"> {
  const reading: Reading = { tables, uses: [], limits: [], readTables: new Set(), subqueries: new Map() };
  for (const { stmt } of parseSync(text).stmts ?? []) {
    readQuery(reading, stmt && unwrapQuery(stmt), null);
    addUnreadTables(reading, stmt);
  }
  return reading;
}

function unwrapQuery(statement: Node): Node | undefined {
  if ("DeclareCursorStmt" in statement) return statement.DeclareCursorStmt.query;
  return "ExplainStmt" in statement ? statement.ExplainStmt.query : statement;
}

function readQuery(reading: Reading, query: Node | undefined, parent: Scope | null): Columns {
  if (query === undefined) return noColumns;
  if ("SelectStmt" in query) return readSelect(reading, query.SelectStmt, parent);
  if ("InsertStmt" in query) return readInsert(reading, query.InsertStmt, parent);
  if ("UpdateStmt" in query)
    return readChange(reading, query.UpdateStmt, query.UpdateStmt.fromClause, parent);
  if ("DeleteStmt" in query)
    return readChange(reading, query.DeleteStmt, query.DeleteStmt.usingClause, parent);
  return noColumns;
}

function readSelect(reading: Reading, select: SelectStmt, parent: Scope | null): Columns {
  const scope = openScope(reading, parent, select.withClause);
  if (select.larg && select.rarg) {
    return combineColumns(readSelect(reading, select.larg, scope), readSelect(reading, select.rarg, scope));
  }
  for (const item of select.fromClause ?? []) addSources(reading, item, scope);
  limitRows(reading, select.whereClause, scope, scope.sources);
  const { fromClause, withClause, ...expressions } = select;
  readSubqueries(reading, expressions, scope);
  return select.valuesLists
    ? readValues(reading, select.valuesLists, scope)
    : readTargets(reading, select.targetList, scope);
}

/** An inserted row names its owner, and so must the conflict with a row that is updated instead. */
function readInsert(reading: Reading, insert: InsertStmt, parent: Scope | null): Columns {
  const outer = openScope(reading, parent, insert.withClause);
  readQuery(reading, insert.selectStmt, outer);
  const scope = openScope(reading, outer);
  const use = addTarget(reading, insert.relation, scope);
  const { action, infer } = insert.onConflictClause ?? {};
  const mustName = [insert.cols, ...(action === "ONCONFLICT_UPDATE" ? [infer?.indexElems] : [])];
  if (use && mustName.every((columns) => columns?.flatMap(readName).includes(use.owner))) {
    use.knownColumns.add(use.owner);
  }
  readSubqueries(reading, [insert.onConflictClause, insert.returningClause], scope);
  return readTargets(reading, insert.returningClause?.exprs, scope);
}

function readChange(
  reading: Reading,
  change: UpdateStmt | DeleteStmt,
  others: readonly Node[] | undefined,
  parent: Scope | null,
): Columns {
  const scope = openScope(reading, parent, change.withClause);
  addTarget(reading, change.relation, scope);
  for (const item of others ?? []) addSources(reading, item, scope);
  limitRows(reading, change.whereClause, scope, scope.sources);
  const changes = "targetList" in change ? change.targetList : undefined;
  readSubqueries(reading, [changes, change.whereClause, change.returningClause], scope);
  return readTargets(reading, change.returningClause?.exprs, scope);
}

function openScope(reading: Reading, parent: Scope | null, withClause?: WithClause): Scope {
  const scope: Scope = { parent, sources: [], named: new Map() };
  for (const node of withClause?.ctes ?? []) {
    if (!("CommonTableExpr" in node)) continue;
    const { ctename = "", aliascolnames, ctequery } = node.CommonTableExpr;
    // A recursive query may name itself.
    if (withClause?.recursive) scope.named.set(ctename, noColumns);
    scope.named.set(ctename, renameColumns(readQuery(reading, ctequery, scope), aliascolnames));
  }
  return scope;
}

/** Returns what it has added to the scope. */
function addSources(reading: Reading, item: Node, scope: Scope): Source[] {
  if ("JoinExpr" in item) return addJoin(reading, item.JoinExpr, scope);
  if ("RangeVar" in item) return [addTable(reading, item.RangeVar, scope)];
  if ("RangeFunction" in item) return [addFunction(reading, item.RangeFunction, scope)];
  if (!("RangeSubselect" in item)) return [];
  const { subquery, alias } = item.RangeSubselect;
  const { find } = renameColumns(readQuery(reading, subquery, scope), alias?.colnames);
  return [addSource(scope, { alias: alias?.aliasname ?? "", use: null, find })];
}

function addSource(scope: Scope, source: Source): Source {
  scope.sources.push(source);
  return source;
}

function addTable(reading: Reading, table: RangeVar, scope: Scope): Source {
  const alias = table.alias?.aliasname ?? table.relname ?? "";
  const named = table.schemaname === undefined && findNamed(scope, table.relname ?? "");
  if (!named) return addSource(scope, createTableSource(reading, table, alias));
  reading.readTables.add(table);
  const { find } = renameColumns(named, table.alias?.colnames);
  return addSource(scope, { alias, use: null, find });
}

/** What is changed is a table, also where a query of `with` has its name. */
function addTarget(reading: Reading, table: RangeVar | undefined, scope: Scope): TableUse | null {
  if (table === undefined) return null;
  const alias = table.alias?.aliasname ?? table.relname ?? "";
  return addSource(scope, createTableSource(reading, table, alias)).use;
}

function createTableSource(reading: Reading, table: RangeVar, alias: string): Source {
  reading.readTables.add(table);
  const use = createUse(reading, table, alias);
  if (use === null) return { alias, use, find: () => undefined };
  const columns = reading.tables.get(use.table)?.columns;
  const find = (column: string) => (columns?.has(column) ? () => use.knownColumns.has(column) : undefined);
  return { alias, use, find };
}

/** Null for a table without personal rows. */
function createUse(reading: Reading, { schemaname, relname = "" }: RangeVar, alias: string): TableUse | null {
  const table = reading.tables.get(relname);
  if (!table || (schemaname !== undefined && schemaname !== "public")) return null;
  const use: TableUse = { table: relname, alias, owner: table.owner, knownColumns: new Set() };
  reading.uses.push(use);
  return use;
}

/** The rows of a function are as known as its arguments. */
function addFunction(reading: Reading, call: RangeFunction, scope: Scope): Source {
  readSubqueries(reading, call.functions, scope);
  const alias = call.alias?.aliasname ?? "";
  const named = [...(call.alias?.colnames ?? []), ...(call.coldeflist ?? [])].flatMap(readName);
  const isKnown = readValue(reading, call.functions, scope);
  const find = (column: string) => (column === alias || named.includes(column) ? isKnown : undefined);
  return addSource(scope, { alias, use: null, find });
}

/** A condition of an outer join limits only the side that may be missing. */
function addJoin(reading: Reading, join: JoinExpr, scope: Scope): Source[] {
  const left = join.larg ? addSources(reading, join.larg, scope) : [];
  const right = join.rarg ? addSources(reading, join.rarg, scope) : [];
  const isLeftLimited = join.jointype === "JOIN_INNER" || join.jointype === "JOIN_RIGHT";
  const isRightLimited = join.jointype === "JOIN_INNER" || join.jointype === "JOIN_LEFT";
  const limited = [...(isLeftLimited ? left : []), ...(isRightLimited ? right : [])];
  limitRows(reading, join.quals, scope, limited);
  readSubqueries(reading, join.quals, scope);
  for (const column of (join.usingClause ?? []).flatMap(readName)) {
    const [one, other] = [findColumn(left, column), findColumn(right, column)];
    if (!one || !other) continue;
    addLimit(reading, limited, one.source, column, other.isKnown);
    addLimit(reading, limited, other.source, column, one.isKnown);
  }
  return [...left, ...right];
}

/** Reads the conditions that every row has to meet: none inside `or` or `not`. */
function limitRows(
  reading: Reading,
  condition: Node | undefined,
  scope: Scope,
  limited: readonly Source[],
): void {
  if (condition === undefined) return;
  if ("BoolExpr" in condition && condition.BoolExpr.boolop === "AND_EXPR") {
    for (const part of condition.BoolExpr.args ?? []) limitRows(reading, part, scope, limited);
  }
  for (const [node, isKnown] of listEqualities(reading, condition, scope)) {
    if (!("ColumnRef" in node)) continue;
    const { source, column } = resolveColumn(node.ColumnRef, scope);
    addLimit(reading, limited, source, column, isKnown);
  }
}

function addLimit(
  reading: Reading,
  limited: readonly Source[],
  source: Source | null,
  column: string,
  isKnown: IsKnown,
): void {
  if (source?.use && limited.includes(source)) reading.limits.push({ use: source.use, column, isKnown });
}

/** What has to equal a value, and whether the value is known. */
function listEqualities(reading: Reading, condition: Node, scope: Scope): (readonly [Node, IsKnown])[] {
  if ("SubLink" in condition) {
    const { subLinkType, testexpr, operName } = condition.SubLink;
    if (subLinkType !== "ANY_SUBLINK" || !testexpr || (operName && !isEqualSign(operName))) return [];
    const columns = readSubquery(reading, condition.SubLink, scope);
    return listParts(testexpr).map((part, index) => [part, columns.at(index)] as const);
  }
  if (!("A_Expr" in condition) || !isEqualSign(condition.A_Expr.name)) return [];
  const { kind, lexpr, rexpr } = condition.A_Expr;
  if (!lexpr || !rexpr) return [];
  const [left, right] = [listParts(lexpr), listParts(rexpr)];
  if (kind === "AEXPR_IN" || kind === "AEXPR_OP_ANY") {
    const isKnown = readValue(reading, rexpr, scope);
    return left.map((part) => [part, isKnown] as const);
  }
  if ((kind !== "AEXPR_OP" && kind !== "AEXPR_NOT_DISTINCT") || left.length !== right.length) return [];
  const values = (parts: readonly Node[]) => parts.map((part) => readValue(reading, part, scope));
  const pair = (parts: readonly Node[], others: readonly IsKnown[]) =>
    parts.map((part, index) => [part, others[index] ?? isUnknown] as const);
  return [...pair(left, values(right)), ...pair(right, values(left))];
}

function isEqualSign(name: readonly Node[] | undefined): boolean {
  return name?.flatMap(readName).join(".") === "=";
}

function listParts(node: Node): readonly Node[] {
  return "RowExpr" in node ? (node.RowExpr.args ?? []) : [node];
}

/** A value is known if all columns and subqueries in it are. */
function readValue(reading: Reading, value: unknown, scope: Scope): IsKnown {
  const parts: IsKnown[] = [];
  walkTree(value, (node) => {
    if ("ColumnRef" in node) parts.push(resolveColumn(node.ColumnRef as ColumnRef, scope).isKnown);
    else if ("SubLink" in node) parts.push(readSubquery(reading, node.SubLink as SubLink, scope).at(0));
    else return true;
    return false;
  });
  return () => parts.every((isKnown) => isKnown());
}

function readSubqueries(reading: Reading, value: unknown, scope: Scope): void {
  walkTree(value, (node) => {
    if ("SubLink" in node) readSubquery(reading, node.SubLink as SubLink, scope);
    return !("SelectStmt" in node);
  });
}

function readSubquery(reading: Reading, subquery: SubLink, scope: Scope): Columns {
  const known = reading.subqueries.get(subquery);
  if (known) return known;
  const columns = readQuery(reading, subquery.subselect, scope);
  reading.subqueries.set(subquery, columns);
  return columns;
}

function readTargets(reading: Reading, targets: readonly Node[] | undefined, scope: Scope): Columns {
  const entries = (targets ?? []).flatMap((target) => {
    if (!("ResTarget" in target)) return [];
    const { name, val } = target.ResTarget;
    const isKnown = readValue(reading, val, scope);
    return [{ name: name ?? readOutputName(val), isKnown, starred: listStarred(val, scope) }];
  });
  return {
    find(name) {
      for (const entry of entries) {
        if (entry.starred === null && entry.name === name) return entry.isKnown;
        const found = entry.starred && findColumn(entry.starred, name);
        if (found) return found.isKnown;
      }
      return undefined;
    },
    at(index) {
      // Behind a star, it is not known which column comes at a position.
      const isCountable = entries.slice(0, index + 1).every(({ starred }) => starred === null);
      return (isCountable && entries[index]?.isKnown) || isUnknown;
    },
  };
}

/** The sources whose columns `*` or `alias.*` stands for. Null for anything else. */
function listStarred(value: Node | undefined, { sources }: Scope): Source[] | null {
  const fields = value && "ColumnRef" in value ? (value.ColumnRef.fields ?? []) : [];
  if (!fields.some((field) => "A_Star" in field)) return null;
  const [alias] = fields.flatMap(readName);
  return sources.filter((source) => alias === undefined || source.alias === alias);
}

function readOutputName(value: Node | undefined): string | undefined {
  if (value === undefined) return undefined;
  if ("TypeCast" in value) return readOutputName(value.TypeCast.arg);
  return "ColumnRef" in value ? value.ColumnRef.fields?.flatMap(readName).at(-1) : undefined;
}

function readValues(reading: Reading, rows: readonly Node[], scope: Scope): Columns {
  const lists = rows.map((row) => ("List" in row ? (row.List.items ?? []) : []));
  const at = (index: number) =>
    readValue(
      reading,
      lists.map((list) => list[index]),
      scope,
    );
  return { at, find: () => undefined };
}

/** Tables in places that are not understood, such as `merge` or `truncate`. Nothing limits these. */
function addUnreadTables(reading: Reading, statement: Node | undefined): void {
  walkTree(statement, (node) => {
    const table: RangeVar = node;
    const isTable = typeof table.relname === "string" && !reading.readTables.has(table);
    if (isTable) createUse(reading, table, table.relname ?? "");
    // `for update of` names tables that have been read.
    return !("LockingClause" in node);
  });
}
