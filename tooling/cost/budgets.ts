/** What something costs: a figure for each column of its table, such as "statements". */
export interface Cost {
  readonly name: string;
  readonly figures: Readonly<Record<string, number>>;
  /** The calls that a page makes. */
  readonly calls?: readonly string[];
}

export interface Budget extends Cost {
  /** Why its last rise was worth it. */
  readonly reason: string;
}

/** A heading of docs/budgets.md and the table below it. */
export interface BudgetTable {
  readonly title: string;
  readonly budgets: readonly Budget[];
}

/** Reads the tables of docs/budgets.md: the first column is the name, the last the reason, all between are figures. */
export function readBudgets(text: string): BudgetTable[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n");
      const [header, , ...rows] = lines.filter((line) => line.startsWith("|")).map(listCells);
      const columns = header?.slice(1, -1) ?? [];
      return { title, budgets: rows.map((cells) => readBudget(columns, cells)) };
    });
}

/** The text with other rows in one of its tables; the words around them stay. */
export function replaceBudgets(text: string, { title, budgets }: BudgetTable): string {
  return text
    .split(/^(?=## )/m)
    .map((section) => (section.startsWith(`## ${title}\n`) ? replaceRows(section, budgets) : section))
    .join("");
}

function replaceRows(section: string, budgets: readonly Budget[]): string {
  const lines = section.split("\n");
  const header = lines.findIndex((line) => line.startsWith("|"));
  const after = lines.findLastIndex((line) => line.startsWith("|")) + 1;
  const columns = listCells(lines[header] ?? "").slice(1, -1);
  const rows = budgets.map(({ name, figures, reason }) =>
    toRow([name, ...columns.map((column) => String(figures[column] ?? "")), reason]),
  );
  return [...lines.slice(0, header + 2), ...rows, ...lines.slice(after)].join("\n");
}

/** An empty cell stands for a figure that is not measured. */
function readBudget(columns: readonly string[], cells: readonly string[]): Budget {
  const figures = columns
    .map((column, index): [string, string] => [column, cells[index + 1] ?? ""])
    .filter(([, cell]) => cell !== "")
    .map(([column, cell]): [string, number] => [column, Number(cell)]);
  const wrong = figures.find(([, figure]) => !Number.isFinite(figure));
  const [name = "", reason = ""] = [cells[0], cells.at(-1)];
  if (wrong) throw new Error(`docs/budgets.md: "${wrong[0]}" of "${name}" is no number`);
  return { name, figures: Object.fromEntries(figures), reason };
}

function listCells(line: string): string[] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function toRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
