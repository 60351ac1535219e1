import type { GroceryRow } from "@fernwell/contract/plans";
import { Checkbox } from "#app/ui/checkbox.tsx";

interface GroceryTableProps {
  label: string;
  rows: readonly GroceryRow[];
  ticks: readonly string[];
  onTick: (name: string, isTicked: boolean) => void;
}

export function GroceryTable({ label, rows, ticks, onTick }: GroceryTableProps) {
  return (
    <table className="mt-5 w-full border-collapse text-left">
      <caption className="bg-clay-50 px-5 py-2 text-left font-semibold text-clay-700 text-sm">
        {label}
      </caption>
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
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: GroceryRow;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function Row({ row, isTicked, onTick }: RowProps) {
  return (
    <tr>
      <td className="py-3 pr-3 pl-5">
        <Checkbox
          label={<span className={isTicked ? "text-ink-500 line-through" : "font-medium"}>{row.name}</span>}
          hint={`For ${row.meals.join(", ")}`}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
      </td>
      <td className="w-px whitespace-nowrap py-3 pr-5 text-right align-top text-ink-700 tabular-nums">
        {row.amounts.map(({ quantity, measurement }) => (
          <span key={measurement} className="block">
            <span className="font-semibold text-ink-900">{quantity}</span> {measurement}
          </span>
        ))}
      </td>
    </tr>
  );
}
