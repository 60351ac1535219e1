import ts from "typescript";

export interface TableTitle {
  readonly text: string;
  /** The row or the call that the title comes from. */
  readonly node: ts.Node;
}

type Bindings = ReadonlyMap<string, ts.Expression>;

/**
 * The titles of a call, one for each row where the call has a table: `it.each(rows)("[%s] …")`, also with `$id`,
 * or a template in a `for` loop. Only literals are read; any other placeholder stays as it is.
 */
export function expandTitle(call: ts.CallExpression, title: TitleNode): TableTitle[] {
  if (ts.isTemplateExpression(title)) return expandTemplate(call, title);
  const rows = readTable(call.expression) ?? [];
  return rows.map((row, index) => ({ text: formatTitle(title.text, row, index), node: row.node }));
}

export type TitleNode = ts.StringLiteral | ts.TemplateLiteral;

export function isTitleNode(node: ts.Node): node is TitleNode {
  return ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
}

interface Row {
  readonly node: ts.Node;
  /** For `%s` and its like, in their order. */
  readonly values: readonly ts.Expression[];
  /** For `$name`. */
  readonly named: Bindings;
}

/** The rows of `it.each([…])` or `it.for([…])`. */
function readTable(callee: ts.Expression): Row[] | undefined {
  if (!ts.isCallExpression(callee)) return undefined;
  const [table] = callee.arguments;
  return table && readArray(table)?.map(readRow);
}

function readRow(node: ts.Expression): Row {
  const row = resolve(node);
  if (ts.isArrayLiteralExpression(row)) return { node, values: row.elements, named: new Map() };
  if (ts.isObjectLiteralExpression(row)) return { node, values: [row], named: readProperties(row) };
  return { node, values: [row], named: new Map() };
}

function formatTitle(title: string, { values, named }: Row, index: number): string {
  const remaining = [...values];
  return title.replace(/%[sdifjoOc#$%]|\$(\w+)/g, (placeholder, name: string | undefined) => {
    if (name !== undefined) return readLiteral(named.get(name)) ?? placeholder;
    if (placeholder === "%%") return "%";
    if (placeholder === "%#") return String(index);
    if (placeholder === "%$") return String(index + 1);
    return readLiteral(remaining.shift()) ?? placeholder;
  });
}

function expandTemplate(call: ts.CallExpression, template: ts.TemplateExpression): TableTitle[] {
  const names = new Set(template.templateSpans.flatMap((span) => rootName(span.expression) ?? []));
  let titles: { bindings: Bindings; node: ts.Node }[] = [{ bindings: new Map(), node: call }];
  for (const { rows, bind } of enclosingLoops(call, names)) {
    titles = titles.flatMap(({ bindings }) =>
      rows.map((row) => ({ bindings: new Map([...bindings, ...bind(row)]), node: row })),
    );
  }
  return titles.map(({ bindings, node }) => ({ text: formatTemplate(template, bindings), node }));
}

function formatTemplate(template: ts.TemplateExpression, bindings: Bindings): string {
  const spans = template.templateSpans.map(({ expression, literal }) => {
    const value = readLiteral(resolve(expression, bindings)) ?? `\${${expression.getText()}}`;
    return value + literal.text;
  });
  return template.head.text + spans.join("");
}

interface Loop {
  readonly rows: readonly ts.Expression[];
  bind(row: ts.Expression): Bindings;
}

/** The `for (… of table)` loops around a node that bind one of these names, the outermost first. */
function enclosingLoops(node: ts.Node, names: ReadonlySet<string>): Loop[] {
  const outer = node.parent ? enclosingLoops(node.parent, names) : [];
  if (!ts.isForOfStatement(node) || !ts.isVariableDeclarationList(node.initializer)) return outer;
  const rows = readArray(node.expression);
  const [declaration] = node.initializer.declarations;
  if (!rows || !declaration) return outer;
  const bind = (row: ts.Expression) => bindPattern(declaration.name, row);
  const isUsed = rows.some((row) => [...bind(row).keys()].some((name) => names.has(name)));
  return isUsed ? [...outer, { rows, bind }] : outer;
}

function bindPattern(pattern: ts.BindingName, value: ts.Expression): Bindings {
  if (ts.isIdentifier(pattern)) return new Map([[pattern.text, value]]);
  const row = resolve(value);
  if (ts.isArrayBindingPattern(pattern) && ts.isArrayLiteralExpression(row)) {
    const names = pattern.elements.map((element) =>
      ts.isBindingElement(element) && ts.isIdentifier(element.name) ? element.name.text : "",
    );
    return bindAll(names, row.elements);
  }
  if (ts.isObjectBindingPattern(pattern) && ts.isObjectLiteralExpression(row)) {
    const properties = readProperties(row);
    const names = pattern.elements.map((element) => element.name.getText());
    return bindAll(
      names,
      pattern.elements.map((element) => properties.get((element.propertyName ?? element.name).getText())),
    );
  }
  return new Map();
}

function bindAll(names: readonly string[], values: readonly (ts.Expression | undefined)[]): Bindings {
  return new Map(
    names.flatMap((name, at): [string, ts.Expression][] => {
      const value = values[at];
      return value ? [[name, value]] : [];
    }),
  );
}

function readProperties(object: ts.ObjectLiteralExpression): Bindings {
  return new Map(
    object.properties.flatMap((property): [string, ts.Expression][] =>
      ts.isPropertyAssignment(property) ? [[property.name.getText(), property.initializer]] : [],
    ),
  );
}

function readArray(node: ts.Expression): readonly ts.Expression[] | undefined {
  const array = resolve(node);
  return ts.isArrayLiteralExpression(array) ? array.elements : undefined;
}

/** Follows a name to its bound value or its `const`, a property to its value, and looks through `as const`. */
function resolve(node: ts.Expression, bindings: Bindings = new Map()): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)) {
    return resolve(node.expression, bindings);
  }
  if (ts.isIdentifier(node)) {
    const value = bindings.get(node.text) ?? findConstant(node.getSourceFile(), node.text);
    return value ? resolve(value) : node;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const object = resolve(node.expression, bindings);
    const value = ts.isObjectLiteralExpression(object)
      ? readProperties(object).get(node.name.text)
      : undefined;
    return value ? resolve(value) : node;
  }
  return node;
}

/** The value of a `const` at the top of the file. */
function findConstant(file: ts.SourceFile, name: string): ts.Expression | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name)?.initializer;
}

function rootName(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? rootName(node.expression) : undefined;
}

function readLiteral(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  const value = resolve(node);
  return ts.isStringLiteralLike(value) || ts.isNumericLiteral(value) ? value.text : undefined;
}
