import type { PlanReading as Reading } from "@fernwell/contract/plan-reading";
import { Info } from "lucide-react";
import { useWithoutEatingLess } from "#app/safety/eating-less.ts";
import { ChipList } from "../chip-list.tsx";

/** How the prompt was understood and what was relaxed, whenever the plan is opened. */
export function PlanReading({ reading }: { reading: Reading | null }) {
  const { readReading } = useWithoutEatingLess();
  if (reading === null) return null;
  const { chips, relaxations } = readReading(reading);

  return (
    <section aria-label="How we understood you" className="mt-4 grid gap-3 print:hidden">
      {chips.length > 0 && <ChipList chips={chips} label="Your wishes" />}
      {relaxations.length > 0 && (
        <ul
          aria-label="What we relaxed"
          className="grid max-w-measure gap-1.5 rounded-control bg-sun-50 px-4 py-3 text-ink-900"
        >
          {relaxations.map(({ text }) => (
            <li key={text} className="wrap-anywhere flex gap-2.5">
              <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sun-700" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
