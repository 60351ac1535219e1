import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { ChevronDown, EyeOff } from "lucide-react";
import * as Collapsible from "radix-ui/collapsible";
import { TextLink } from "#app/ui/text-link.tsx";
import { formatItemCount } from "./item-kind.ts";
import "#app/ui/motion.css";

/** How many items are hidden from the person, by cause: "contain milk, or may". */
export interface Hidden {
  readonly total: number;
  readonly causes: readonly { readonly cause: string; readonly count: number }[];
}

/** What is hidden from the person and why, with links to the answers and feedback behind it. */
export function HiddenItems({ kind, hidden: { total, causes } }: { kind: ItemKind; hidden: Hidden }) {
  if (total === 0) return null;
  const headline = `${formatItemCount(kind, total)} hidden`;

  return (
    <Collapsible.Root className="text-ink-700 text-sm">
      <Collapsible.Trigger className="group -mx-2 flex min-h-11 items-center gap-2.5 rounded-control px-2 py-1 text-left transition-colors duration-150 hover:text-fern-700">
        <EyeOff aria-hidden className="size-4.5 shrink-0 text-ink-500" />
        <span>
          {headline}
          <span className="group-data-[state=open]:hidden">: {inOneLine(causes)}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-4.5 shrink-0 text-ink-500 transition-transform duration-200 ease-out group-data-[state=open]:rotate-180"
        />
      </Collapsible.Trigger>
      <Collapsible.Content className="overflow-hidden data-[state=closed]:animate-[ui-fold_200ms_var(--ease-out)_both] data-[state=open]:animate-[ui-unfold_250ms_var(--ease-out)]">
        <div className="mt-2 max-w-measure rounded-card border border-line bg-card p-5 text-base">
          <ul className="grid gap-1.5">
            {causes.map(({ cause, count }) => (
              <li key={cause} className="flex gap-3">
                <span className="min-w-8 text-right font-semibold text-ink-900 tabular-nums">{count}</span>
                {cause}
              </li>
            ))}
          </ul>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-line border-t pt-4">
            {changes[kind].map(({ label, to }) => (
              <TextLink key={to} to={to}>
                {label}
              </TextLink>
            ))}
          </p>
        </div>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

const maxCauses = 3;

/** "3 contain milk, or may; 1 needs equipment". */
export function inOneLine(causes: Hidden["causes"]): string {
  const shown = causes.slice(0, maxCauses).map(({ cause, count }) => `${count} ${cause}`);
  return [...shown, ...(causes.length > maxCauses ? ["and more"] : [])].join("; ");
}

const changeFeedback = { label: "Change your feedback", to: paths.myFeedback };

const changes: Readonly<Record<ItemKind, readonly { label: string; to: string }[]>> = {
  meal: [
    { label: "Change your allergies and dislikes", to: paths.editAllergyPreferences },
    { label: "Change your diet", to: paths.editMealPreferences },
    changeFeedback,
  ],
  exercise: [
    { label: "Change your limitations and equipment", to: paths.editExercisePreferences },
    changeFeedback,
  ],
  meditation: [
    { label: "Change your limitations", to: paths.editExercisePreferences },
    { label: "Change your answers", to: paths.editMeditationPreferences },
    changeFeedback,
  ],
};
