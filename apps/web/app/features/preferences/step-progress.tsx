import { type ReactNode, useId } from "react";
import { cx } from "#app/ui/cx.ts";
import { toneFill, toneText } from "#app/ui/tone.ts";
import { type Part, partOf, partTones, type Step } from "./steps.ts";

const partNames: Readonly<Record<Part, string>> = {
  meals: "Meals",
  exercise: "Exercise",
  meditation: "Meditation",
};

/** How far the person has come, in words and as a bar with a piece for each step. */
export function StepProgress({ step, aside }: { step: Step; aside: ReactNode }) {
  const id = useId();
  const part = partOf(step);

  return (
    <div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p id={id} className="text-ink-700 text-sm">
          <span className={cx("font-semibold", toneText[partTones[part]])}>{partNames[part]}</span>, step{" "}
          {step.position} of {step.parts.length}
        </p>
        {aside}
      </div>
      <progress aria-labelledby={id} value={step.position} max={step.parts.length} className="sr-only" />
      <div aria-hidden="true" className="mt-1 flex gap-1">
        {piecesOf(step).map(({ number, tone, isReached, beginsPart }) => (
          <span
            key={number}
            className={cx(
              "h-1.5 grow rounded-full",
              isReached ? toneFill[tone] : "bg-line",
              beginsPart && number > 1 && "ml-1.5",
            )}
          />
        ))}
      </div>
    </div>
  );
}

function piecesOf({ parts, position }: Step) {
  return parts.map((part, index) => ({
    number: index + 1,
    tone: partTones[part],
    isReached: index < position,
    beginsPart: part !== parts[index - 1],
  }));
}
