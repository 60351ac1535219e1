import { paths } from "@fernwell/contract/paths";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { ChevronRight, ListChecks, type LucideIcon, Sparkles } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { itemKindTable } from "#app/items/item-kind.ts";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";

interface ChoiceStepProps {
  type: ItemKind;
  onPrompt: () => void;
}

export function ChoiceStep({ type, onPrompt }: ChoiceStepProps) {
  const { plural } = itemKindTable[type];

  return (
    <ul className="grid gap-4">
      <Way
        type={type}
        icon={ListChecks}
        explanation={`You choose from your favourite ${plural}, one by one.`}
      >
        {(describedBy) => (
          <Link to={paths.planBuilder(type)} aria-describedby={describedBy} className={wayStyle}>
            Manually Create My Plan
          </Link>
        )}
      </Way>
      <Way
        type={type}
        icon={Sparkles}
        explanation={`You say what you would like, and ${plural} that suit your answers are chosen for you.`}
      >
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy} onClick={onPrompt} className={wayStyle}>
            Let AI Create {itemKindTable[type].heading} Plan For You
          </button>
        )}
      </Way>
    </ul>
  );
}

/** Covers the whole row. */
const wayStyle =
  "text-left font-display font-semibold text-lg text-ink-900 outline-none after:absolute after:inset-0 after:rounded-card";

interface WayProps {
  type: ItemKind;
  icon: LucideIcon;
  explanation: string;
  children: (describedBy: string) => ReactNode;
}

function Way({ type, icon, explanation, children }: WayProps) {
  const id = useId();
  const { tone } = itemKindTable[type];

  return (
    <li className="relative flex gap-4 rounded-card border border-line-strong/60 bg-card p-5 transition-colors duration-150 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-fern-700 has-[:focus-visible]:outline-offset-2 has-[:hover]:border-fern-700 has-[:hover]:bg-fern-50">
      <TintedIcon icon={icon} tone={tone} />
      <div className="min-w-0 grow">
        {children(id)}
        <p id={id} className="mt-1 text-ink-700">
          {explanation}
        </p>
      </div>
      <ChevronRight aria-hidden className="size-5 shrink-0 self-center text-ink-500 max-sm:hidden" />
    </li>
  );
}
