import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { FieldGroup } from "./field-group.tsx";

type StepperProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  hideLabel?: boolean;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max?: number;
  step?: number;
  /** The noun after the number, singular or plural: "serving" or "servings". */
  unit?: string;
  disabled?: boolean;
};

export function Stepper({
  value,
  onValueChange,
  min,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  unit,
  disabled = false,
  ...text
}: StepperProps) {
  function stepButton(name: string, icon: ReactNode, next: number) {
    return (
      <StepButton
        name={`${name} ${text.label.toLowerCase()}`}
        atBound={next < min || next > max}
        onStep={() => onValueChange(next)}
      >
        {icon}
      </StepButton>
    );
  }

  return (
    <FieldGroup {...text}>
      {(control) => (
        <fieldset {...control} disabled={disabled} className={frame}>
          {stepButton("Decrease", <Minus />, value - step)}
          <output className="min-w-28 px-3 text-center">
            <span className="font-semibold text-xl tabular-nums">{value}</span>
            {unit && <span className="text-ink-500"> {unit}</span>}
          </output>
          {stepButton("Increase", <Plus />, value + step)}
        </fieldset>
      )}
    </FieldGroup>
  );
}

const frame =
  "inline-flex max-w-full items-center rounded-control border border-line-strong bg-card p-1 text-ink-900 disabled:border-line disabled:bg-transparent disabled:text-ink-500";

type StepButtonProps = { name: string; atBound: boolean; onStep: () => void; children: ReactNode };

/** Keeps its focus at the bound, where a natively disabled button would lose it. */
function StepButton({ name, atBound, onStep, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={atBound}
      onClick={atBound ? undefined : onStep}
      className="grid size-11 shrink-0 place-items-center rounded-[0.5rem] bg-fern-50 text-fern-700 transition-transform duration-150 ease-out not-disabled:not-aria-disabled:active:scale-95 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-500 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-500 [&_svg]:size-5"
    >
      {children}
    </button>
  );
}
