import { Check, type LucideIcon, X } from "lucide-react";
import { Section } from "../section.tsx";

interface HintsProps {
  cues: readonly string[];
  mistakes: readonly string[];
}

export function Hints({ cues, mistakes }: HintsProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-14 md:grid-cols-2">
      <Section heading="Form cues">
        <HintList hints={cues} icon={Check} look="bg-fern-50 text-fern-700" />
      </Section>
      <Section heading="Common mistakes">
        <HintList hints={mistakes} icon={X} look="bg-berry-50 text-berry-700" />
      </Section>
    </div>
  );
}

function HintList({ hints, icon: Icon, look }: { hints: readonly string[]; icon: LucideIcon; look: string }) {
  return (
    <ul className="grid max-w-measure gap-4">
      {hints.map((hint) => (
        <li key={hint} className="flex gap-3">
          <span aria-hidden className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full ${look}`}>
            <Icon strokeWidth={2.5} className="size-3.5" />
          </span>
          <span className="min-w-0 text-ink-900">{hint}</span>
        </li>
      ))}
    </ul>
  );
}
