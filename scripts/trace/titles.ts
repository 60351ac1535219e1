import ts from "typescript";
import { expandTitle, isTitleNode, type TableTitle } from "./tables.ts";

export interface Title {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly ids: readonly string[];
  /** False for what never runs, may not run or is expected to fail: it proves nothing. */
  readonly runs: boolean;
}

/** The titles of all tests and describes in a source that begin with IDs in square brackets. */
export function readTitles(file: string, source: string): Title[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const titles: Title[] = [];
  visit(tree, callsOffItself(tree.statements));
  return titles;

  /** Returns whether the node contains a test that runs. */
  function visit(node: ts.Node, isOff: boolean): boolean {
    const suite = ts.isCallExpression(node) ? readCall(node) : undefined;
    if (!suite) return visitChildren(node, isOff);

    const isOffHere = isOff || suite.isOff;
    const holdsRunningTest = visitChildren(node, isOffHere);
    const runs = suite.kind === "test" ? !isOffHere : holdsRunningTest;
    for (const { text, node: origin } of listTitles(suite)) {
      const line = tree.getLineAndCharacterOfPosition(origin.getStart()).line + 1;
      titles.push({ file, line, text, ids: leadingIds(text), runs });
    }
    return runs;
  }

  function visitChildren(node: ts.Node, isOff: boolean): boolean {
    let found = false;
    ts.forEachChild(node, (child) => {
      found = visit(child, isOff) || found;
    });
    return found;
  }
}

/** `[AUTH-35]`, `[AUTH-35, AUTH-36]` or `[AUTH-35][AUTH-36]` at the start of a title, whatever the brackets hold. */
export function leadingIds(title: string): string[] {
  const brackets = title.match(/^\s*(?:\[[^\]]*\]\s*)+/)?.[0] ?? "";
  return [...brackets.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = ""]) =>
    inside.split(",").map((id) => id.trim()),
  );
}

/** The titles of a call that have IDs: one for each set of IDs that its table brings in, else its own. */
function listTitles({ title, rows }: TestCall): TableTitle[] {
  const ids = (each: TableTitle) => leadingIds(each.text).join();
  const byIds = new Map(rows.toReversed().map((row) => [ids(row), row]));
  const titles = [...byIds.keys()].some((key) => key !== ids(title))
    ? [...byIds.values()].toReversed()
    : [title];
  return titles.filter((each) => ids(each) !== "");
}

interface TestCall {
  readonly kind: "test" | "describe";
  readonly title: TableTitle;
  /** The title with the text of each row of its table. */
  readonly rows: readonly TableTitle[];
  readonly isOff: boolean;
}

const plainModifiers = new Set([
  "only",
  "concurrent",
  "sequential",
  "parallel",
  "serial",
  "shuffle",
  "each",
  "for",
]);
const stoppingModifiers = new Set(["skip", "skipIf", "runIf", "todo", "fixme", "fail", "fails"]);

function readCall(call: ts.CallExpression): TestCall | undefined {
  const [root, ...modifiers] = calleeNames(call.expression);
  if (root !== "it" && root !== "test" && root !== "describe") return undefined;
  const isDescribe = root === "describe" || modifiers[0] === "describe";
  const rest = modifiers[0] === "describe" ? modifiers.slice(1) : modifiers;
  if (!rest.every((name) => plainModifiers.has(name) || stoppingModifiers.has(name))) return undefined;

  const [titleNode, ...others] = call.arguments;
  if (!titleNode || !isTitleNode(titleNode)) return undefined;

  const isOff =
    others.length === 0 ||
    rest.some((name) => stoppingModifiers.has(name)) ||
    others.some((argument) => isStoppingOptions(argument) || isBodyThatStops(argument));
  return {
    kind: isDescribe ? "describe" : "test",
    title: { text: titleNode.getText().slice(1, -1), node: call },
    rows: expandTitle(call, titleNode),
    isOff,
  };
}

/** `test.describe.only` has three names, and so does `test.describe.each(table)`, without the table. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return calleeNames(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return calleeNames(callee.tag);
  return [];
}

function isStoppingOptions(argument: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(argument) &&
    argument.properties.some((property) => property.name && stoppingModifiers.has(property.name.getText()))
  );
}

function isBodyThatStops(argument: ts.Expression): boolean {
  return (
    (ts.isArrowFunction(argument) || ts.isFunctionExpression(argument)) &&
    ts.isBlock(argument.body) &&
    callsOffItself(argument.body.statements)
  );
}

/** Playwright's `test.skip()` and `test.fixme()` as statements, without a condition. */
function callsOffItself(statements: readonly ts.Statement[]): boolean {
  return statements.some((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
    const [root, modifier, ...more] = calleeNames(statement.expression.expression);
    const [condition] = statement.expression.arguments;
    return (
      root === "test" &&
      (modifier === "skip" || modifier === "fixme") &&
      more.length === 0 &&
      (!condition || condition.kind === ts.SyntaxKind.TrueKeyword)
    );
  });
}
