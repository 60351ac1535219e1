import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";
import { useOverflow } from "./use-overflow.ts";

type Column<Row> = { header: string; cell: (row: Row) => ReactNode; numeric?: boolean };

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  empty?: string;
};

/** The first column names the row. */
export function Table<Row>({ caption, columns, rows, rowKey, empty = "Nothing here yet." }: TableProps<Row>) {
  const captionId = useId();
  const { ref, isStartHidden, isEndHidden, isOverflowing } = useOverflow("x");

  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-card print:rounded-none print:border-0">
      <div
        ref={ref}
        {...(isOverflowing ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 } : {})}
        className="overflow-x-auto rounded-card -outline-offset-3"
      >
        <table className="w-full border-collapse text-left">
          <caption
            id={captionId}
            className="px-5 pt-5 pb-3 print:px-0 text-left font-display font-medium text-xl text-ink-900"
          >
            {caption}
          </caption>
          <thead>
            <tr className="border-b border-line-strong">
              {columns.map((column) => (
                <th
                  key={column.header}
                  scope="col"
                  className={cx(cellClass(column), "text-sm font-semibold whitespace-nowrap text-ink-500")}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th
                      key={column.header}
                      scope="row"
                      className={cx(cellClass(column), "font-medium text-ink-900")}
                    >
                      {column.cell(row)}
                    </th>
                  ) : (
                    <td key={column.header} className={cx(cellClass(column), "text-ink-700")}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <td colSpan={columns.length} className="px-5 py-10 text-ink-500">
                  <p className="sticky left-5 w-fit">{empty}</p>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <EdgeShade side="start" isShown={isStartHidden} />
      <EdgeShade side="end" isShown={isEndHidden} />
    </div>
  );
}

function cellClass({ numeric = false }: { numeric?: boolean }): string {
  return cx(
    "px-5 py-3.5 align-top print:px-0 print:py-1",
    numeric ? "text-right whitespace-nowrap tabular-nums" : "min-w-36",
  );
}

function EdgeShade({ side, isShown }: { side: "start" | "end"; isShown: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        "pointer-events-none absolute inset-y-0 w-6 from-backdrop/25 to-transparent transition-opacity duration-150",
        side === "start" ? "left-0 bg-linear-to-r" : "right-0 bg-linear-to-l",
        isShown ? "opacity-100" : "opacity-0",
      )}
    />
  );
}
