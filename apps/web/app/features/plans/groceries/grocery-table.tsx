import type { GroceryRow } from "@fernwell/contract/plans";
import type { ReactNode } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { describeNeed, formatNeed, listMeals } from "./grocery-text.ts";

interface GroceryTableProps {
  /** Null for a table that is named by what is around it. */
  label: string | null;
  rows: readonly GroceryRow[];
  ticks: readonly string[];
  onTick: (name: string, isTicked: boolean) => void;
  action?: (row: GroceryRow) => ReactNode;
}

export function GroceryTable({ label, rows, ticks, onTick, action }: GroceryTableProps) {
  return (
    <table
      className={label === null ? tableStyle : `mt-5 ${tableStyle}`}
      {...(label === null && { "aria-label": "Always at home" })}
    >
      {label !== null && (
        <caption className="bg-clay-50 px-5 py-2 text-left font-semibold text-clay-700 text-sm">
          {label}
        </caption>
      )}
      <thead className="sr-only">
        <tr>
          <th scope="col">Ingredient</th>
          <th scope="col">Quantity and measurement</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <Row
            key={row.name}
            row={row}
            isTicked={ticks.includes(row.name)}
            onTick={(isTicked) => onTick(row.name, isTicked)}
            action={action?.(row)}
          />
        ))}
      </tbody>
    </table>
  );
}

const tableStyle = "w-full border-collapse text-left";

interface RowProps {
  row: GroceryRow;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  action: ReactNode;
}

/** What is always at home shows what the meals need, since nobody buys it. */
function Row({ row, isTicked, onTick, action }: RowProps) {
  const amount = row.is_staple ? formatNeed(row) : isTicked ? row.shop_amount : (row.more ?? row.shop_amount);
  const need = row.is_staple ? null : describeNeed(row, amount);

  return (
    <tr>
      <td className="py-3 pr-3 pl-5">
        <Checkbox
          label={<span className={isTicked ? "text-ink-500 line-through" : "font-medium"}>{row.name}</span>}
          hint={[listMeals(row), ...(row.leftover && !row.is_staple ? [row.leftover] : [])].join("; ")}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        {action}
      </td>
      <td className="w-3/10 py-3 pr-5 text-right align-top text-ink-700 tabular-nums">
        <span className="block text-balance font-semibold text-ink-900">{amount}</span>
        {need !== null && <span className="block text-ink-500 text-sm">{need}</span>}
      </td>
    </tr>
  );
}
