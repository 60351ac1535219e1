import type { Meal } from "@fernwell/contract/catalogue";
import { cx } from "#app/ui/cx.ts";
import { Table } from "#app/ui/table.tsx";
import { useOverflow } from "#app/ui/use-overflow.ts";
import type { RecipeLine } from "./recipe-lines.ts";
import { asServings, ServingsStepper } from "./servings-stepper.tsx";

interface IngredientsProps {
  meal: Pick<Meal, "is_servings_changeable">;
  lines: readonly RecipeLine[];
  /** The recipe's own, or fewer for a plan that cooks less. */
  minServings: number;
  servings: number;
  onServingsChange: (servings: number) => void;
}

/** On a large screen the list stays beside the method, and scrolls by itself if it is longer than the screen. */
export function Ingredients({ meal, lines, minServings, servings, onServingsChange }: IngredientsProps) {
  const box = useOverflow("y");

  return (
    <section
      aria-label="Ingredients"
      className="flex flex-col gap-5 lg:not-print:sticky lg:not-print:top-24 lg:not-print:max-h-[calc(100dvh-7.5rem)]"
    >
      <div className="print:hidden">
        <ServingsStepper
          meal={meal}
          minServings={minServings}
          servings={servings}
          onServingsChange={onServingsChange}
        />
      </div>
      <div
        ref={box.ref}
        {...(box.isOverflowing ? { role: "region", "aria-label": "All ingredients", tabIndex: 0 } : {})}
        className={cx(
          "min-h-0 rounded-card lg:not-print:overflow-y-auto",
          box.isEndHidden && "mask-b-from-90%",
        )}
      >
        <Table
          caption={`Ingredients for ${servings} ${asServings(servings)}`}
          rows={lines}
          rowKey={({ id }) => id}
          columns={[
            { header: "Ingredient", cell: (line) => <Name {...line} /> },
            { header: "Quantity", numeric: true, cell: (line) => <Quantity {...line} /> },
          ]}
        />
      </div>
    </section>
  );
}

function Name({ name, note }: RecipeLine) {
  return (
    <>
      {name}
      {note !== null && (
        <span className="block font-normal text-ink-500 text-sm print:inline print:pl-2">{note}</span>
      )}
    </>
  );
}

/** Aligns the weights in a column, also for lines without one. */
function Quantity({ amount, weight }: RecipeLine) {
  return (
    <>
      <span className="font-semibold text-ink-900">{amount}</span>
      <span className="inline-block min-w-14 pl-2 text-ink-500 text-sm max-[22rem]:block max-[22rem]:pl-0">
        {weight}
      </span>
    </>
  );
}
