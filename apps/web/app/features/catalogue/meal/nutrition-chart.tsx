import type { Meal } from "@fernwell/contract/catalogue";
import { useWithoutEatingLess } from "#app/safety/eating-less.ts";
import { useEnergy } from "#app/safety/energy.ts";
import { TagList } from "../tag-list.tsx";
import { type NutritionRow, nutritionRows } from "./nutrition.ts";

export function NutritionChart({ meal }: { meal: Pick<Meal, "nutrition_information" | "health_tags"> }) {
  const energy = useEnergy();
  const { listNames } = useWithoutEatingLess();
  const healthTags = listNames(meal.health_tags);

  return (
    <div className="max-w-measure">
      <h2 className="text-2xl">In one serving</h2>
      <p className="mt-2 text-ink-700">
        Each bar shows the share of a day: the reference intake of an average adult{energy?.referenceDay}.
      </p>
      <ul className="mt-7 grid gap-4">
        {nutritionRows(meal.nutrition_information, energy).map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </ul>
      {healthTags.length > 0 && (
        <>
          <h3 className="mt-10 mb-3 text-xl">Health tags</h3>
          <TagList tags={healthTags} />
        </>
      )}
      <p className="mt-8 text-ink-500 text-sm">
        Calculated from raw ingredients with the figures of the USDA's standard reference. Carbohydrate
        includes fibre. A nutrient that is not known well enough is left out. These figures are not medical
        advice.
      </p>
    </div>
  );
}

function Row({ name, amount, percent, isPart }: NutritionRow) {
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={isPart ? "pl-5 text-ink-700" : "font-semibold text-ink-900"}>
          {isPart ? `of which ${name.toLowerCase()}` : name}
        </span>
        <span className="text-ink-700 tabular-nums">
          {amount}
          {percent !== null && (
            <span className="ml-3 inline-block min-w-12 text-right font-semibold text-ink-900">
              {percent}%<span className="sr-only"> of the reference intake</span>
            </span>
          )}
        </span>
      </div>
      {percent !== null && <Bar percent={percent} />}
    </li>
  );
}

/** The track is a whole day's intake. More than that fills it and ends in a notch; the number says how much. */
function Bar({ percent }: { percent: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="mt-1.5 block h-2 w-full overflow-hidden rounded-full bg-line text-clay-700"
    >
      <rect width={Math.min(percent, 100)} height="1" fill="currentColor" />
      {percent > 100 && <rect x="98" width="0.75" height="1" className="fill-card" />}
    </svg>
  );
}
