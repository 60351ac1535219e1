import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import { toneFill } from "#app/ui/tone.ts";

/** Links to the three edit flows, each in the colour of its kind. */
export function PreferenceLinks() {
  return (
    <ul className="grid gap-3">
      {itemKinds.map((kind) => {
        const { heading, answersPath, icon, tone } = itemKindTable[kind];
        return (
          <li key={kind}>
            <Link
              to={answersPath}
              className="group relative flex items-center gap-4 rounded-card border border-line p-4 pl-6 transition-colors duration-150 hover:border-line-strong sm:p-5 sm:pl-7"
            >
              <span
                aria-hidden
                className={cx("absolute inset-y-4 left-0 w-1 rounded-r-full", toneFill[tone])}
              />
              <TintedIcon icon={icon} tone={tone} className="max-[22.5rem]:hidden" />
              <span className="min-w-0 grow">
                <span className="block font-display font-medium text-lg">{heading} preferences</span>
                <span className="block text-ink-500">{summaries[kind]}</span>
              </span>
              <ChevronRight
                aria-hidden
                className="size-5 shrink-0 text-ink-500 transition-transform duration-150 ease-out group-hover:translate-x-0.5"
              />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const summaries: Readonly<Record<ItemKind, string>> = {
  meal: "Diet, goals, allergies, dislikes and meal times",
  exercise: "Workouts, equipment, limitations and fitness",
  meditation: "Goals, practices, length and time of day",
};
