import { type ReactNode, useId } from "react";
import { itemKindTable } from "#app/items/item-kind.ts";
import { cx } from "#app/ui/cx.ts";
import { toneFill, toneText } from "#app/ui/tone.ts";
import type { Step } from "./steps.ts";

/** The progress of the person, in words and as a bar with one segment per step. */
export function StepProgress({ step, aside }: { step: Step; aside: ReactNode }) {
  const id = useId();
  const { questionnaire, tone } = itemKindTable[step.kind];

  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p id={id} className="text-ink-700 text-sm">
          <span className={cx("font-semibold", toneText[tone])}>{questionnaire}</span>, step {step.position}{" "}
          of {step.kinds.length}
        </p>
        {aside}
      </div>
      <progress aria-labelledby={id} value={step.position} max={step.kinds.length} className="sr-only" />
      <div aria-hidden="true" className="mt-1 flex gap-1">
        {listSegments(step).map(({ number, tone, isReached, beginsKind }) => (
          <span
            key={number}
            className={cx(
              "h-1.5 grow rounded-full",
              isReached ? toneFill[tone] : "bg-line",
              beginsKind && number > 1 && "ml-1.5",
            )}
          />
        ))}
      </div>
    </div>
  );
}

function listSegments({ kinds, position }: Step) {
  return kinds.map((kind, index) => ({
    number: index + 1,
    tone: itemKindTable[kind].tone,
    isReached: index < position,
    beginsKind: kind !== kinds[index - 1],
  }));
}
