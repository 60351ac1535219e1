import { ChevronRight, ListChecks, type LucideIcon, Sparkles } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { type ItemKind, itemKinds } from "#app/items/item-kind.ts";
import { paths } from "#app/lib/paths.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { planTypeNames } from "./plan-kind.ts";

interface ChoiceStepProps {
  type: ItemKind;
  onPrompt: () => void;
}

export function ChoiceStep({ type, onPrompt }: ChoiceStepProps) {
  const { category } = itemKinds[type];

  return (
    <ul className="grid gap-4">
      <Way
        type={type}
        icon={ListChecks}
        explanation={`You choose from your favourite ${category}, one by one.`}
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
        explanation={`You say what you would like, and ${category} that suit your answers are chosen for you.`}
      >
        {(describedBy) => (
          <button type="button" aria-describedby={describedBy} onClick={onPrompt} className={wayStyle}>
            Let AI Create {planTypeNames[type]} Plan For You
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

function Way({ type, icon: Icon, explanation, children }: WayProps) {
  const id = useId();
  const { tone } = itemKinds[type];

  return (
    <li className="relative flex gap-4 rounded-card border border-line-strong/60 bg-card p-5 transition-colors duration-150 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-fern-700 has-[:focus-visible]:outline-offset-2 has-[:hover]:border-fern-700 has-[:hover]:bg-fern-50">
      <span
        aria-hidden
        className={cx(
          "grid size-12 shrink-0 place-items-center rounded-full",
          toneTint[tone],
          toneText[tone],
        )}
      >
        <Icon className="size-6" />
      </span>
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
