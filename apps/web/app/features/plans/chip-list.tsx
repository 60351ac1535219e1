import type { PlanChip } from "@fernwell/contract/plan-reading";
import { ShieldCheck } from "lucide-react";

/** What was understood of a prompt, to read. */
export function ChipList({ chips, label }: { chips: readonly PlanChip[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {chips.map(({ id, text, is_need }) => (
        <li
          key={id}
          className="wrap-anywhere inline-flex items-center gap-1.5 rounded-full border border-line-strong/60 bg-card px-3.5 py-1 text-ink-900 text-sm"
        >
          {is_need && <ShieldCheck aria-hidden className="size-4 shrink-0 text-fern-700" />}
          {text}
        </li>
      ))}
    </ul>
  );
}
