import type { GroceryRow } from "@fernwell/contract/plans";
import { House, Trash2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { formatNeed, listMeals } from "../groceries/grocery-text.ts";

interface RowDetailsProps {
  row: GroceryRow;
  onAtHome: () => void;
}

export function RowDetails({ row, onAtHome }: RowDetailsProps) {
  return (
    <>
      <p>{listMeals(row)}</p>
      <p className="mt-1">
        {formatNeed(row)} needed{row.leftover === null ? "" : `, ${row.leftover}`}
      </p>
      <div className="mt-3">
        <Button variant="secondary" size="small" iconBefore={<House />} onClick={onAtHome}>
          Always at home
        </Button>
      </div>
    </>
  );
}

export function ExtraDetails({ name, onDelete }: { name: string; onDelete: () => void }) {
  return (
    <>
      <p>You added this.</p>
      <div className="mt-3">
        <Button
          variant="secondary"
          size="small"
          iconBefore={<Trash2 />}
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </>
  );
}
