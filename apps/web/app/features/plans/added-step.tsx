import { Check } from "lucide-react";
import { useCallback } from "react";
import { type ItemKind, itemKinds } from "#app/items/item-kind.ts";
import { addresses, paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { countOf, planKinds, planTypeNames } from "./plan-kind.ts";

export interface MadePlan {
  /** Not there where the answer to the saving had none. */
  readonly id: string | undefined;
  readonly name: string;
  readonly size: number;
  /** How the plan came about, in the server's words. */
  readonly note: string;
}

interface AddedStepProps {
  type: ItemKind;
  made: MadePlan;
  onNext: () => void;
}

export function AddedStep({ type, made: { id, name, size, note }, onNext }: AddedStepProps) {
  const { tone } = itemKinds[type];
  // The step before has gone with the button that was pressed.
  const takeFocus = useCallback((step: HTMLElement | null) => step?.focus(), []);

  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={`Your ${planTypeNames[type]} Plan Is Added!`}
      className="outline-none"
    >
      <div className={cx("flex items-center gap-4 rounded-card p-5", toneTint[tone])}>
        <span
          aria-hidden
          className={cx("grid size-12 shrink-0 place-items-center rounded-full bg-card", toneText[tone])}
        >
          <Check className="size-6" strokeWidth={2.5} />
        </span>
        <div className="min-w-0">
          <p className="wrap-anywhere font-display font-semibold text-lg">{name}</p>
          <p className="text-ink-700">{countOf(type, size)}</p>
        </div>
      </div>
      <p className="wrap-anywhere mt-4 text-ink-700">{note}</p>
      <div className="mt-7 flex flex-col gap-3 sm:flex-row-reverse">
        <LinkButton
          size="large"
          to={id === undefined ? addresses.aiPlanCreation : paths.aiPlanCreation(planKinds[type], id)}
        >
          View
        </LinkButton>
        <Button variant="secondary" size="large" onClick={onNext}>
          Next
        </Button>
      </div>
    </section>
  );
}
