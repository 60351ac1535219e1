import { wireNames } from "@fernwell/contract/item-kinds";
import { addresses, paths } from "@fernwell/contract/paths";
import type { PlanChip } from "@fernwell/contract/plan-reading";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { Check } from "lucide-react";
import { useCallback } from "react";
import { formatItemCount, itemKindTable } from "#app/items/item-kind.ts";
import { Button } from "#app/ui/button.tsx";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { toneText, toneTint } from "#app/ui/tone.ts";
import { ChipList } from "./chip-list.tsx";

export interface MadePlan {
  /** Missing if the response to the save had none. */
  readonly id: string | undefined;
  readonly name: string;
  readonly size: number;
  /** How the plan was made, from the server. */
  readonly note: string;
  /** What was understood of the prompt. */
  readonly chips: readonly PlanChip[];
}

interface AddedStepProps {
  type: ItemKind;
  made: MadePlan;
  onNext: () => void;
  /** Back to the prompt and its reading; the next plan takes the place of this one. */
  onAgain: () => void;
}

export function AddedStep({ type, made: { id, name, size, note, chips }, onNext, onAgain }: AddedStepProps) {
  const { tone } = itemKindTable[type];
  // The previous step has disappeared together with the focused button.
  const takeFocus = useCallback((step: HTMLElement | null) => step?.focus(), []);

  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={`Your ${itemKindTable[type].heading} Plan Is Added!`}
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
          <p className="text-ink-700">{formatItemCount(type, size)}</p>
        </div>
      </div>
      <p className="wrap-anywhere mt-4 text-ink-700">{note}</p>
      {chips.length > 0 && (
        <div className="mt-4">
          <ChipList chips={chips} label="What we understood" />
        </div>
      )}
      <div className="mt-7 flex flex-col gap-3 sm:flex-row-reverse">
        <LinkButton
          size="large"
          to={id === undefined ? addresses.aiPlanCreation : paths.aiPlanCreation(wireNames[type].plan, id)}
        >
          View
        </LinkButton>
        <Button variant="secondary" size="large" onClick={onNext}>
          Next
        </Button>
      </div>
      <p className="mt-5 text-ink-700">
        Not quite it? <TextButton onClick={onAgain}>Change it and make it again</TextButton>
      </p>
    </section>
  );
}
