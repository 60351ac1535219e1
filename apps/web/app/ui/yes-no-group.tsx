import { choiceStyle } from "./choice-style.ts";
import { cx } from "./cx.ts";
import { RadioMark } from "./radio-mark.tsx";
import { RadioOption } from "./radio-option.tsx";
import { RadioSet, type RadioSetText } from "./radio-set.tsx";
import type { Tone } from "./tone.ts";

type YesNoFieldProps = RadioSetText & {
  /** Null until the question is answered. */
  value: boolean | null;
  onValueChange: (value: boolean) => void;
  tone?: Tone;
};

export function YesNoField({ value, onValueChange, tone = "fern", ...set }: YesNoFieldProps) {
  return (
    <RadioSet
      {...set}
      choices={answers}
      value={value === null ? null : value ? "yes" : "no"}
      onValueChange={(answer) => onValueChange(answer === "yes")}
      className="grid max-w-120 grid-cols-2 gap-3"
    >
      {(answer, radio) => (
        <RadioOption
          key={answer.value}
          radio={radio}
          className={cx(
            choiceStyle(radio, tone),
            "flex min-h-16 items-center gap-3 rounded-control px-5 font-medium text-lg",
          )}
        >
          <RadioMark radio={radio} tone={tone} />
          {answer.label}
        </RadioOption>
      )}
    </RadioSet>
  );
}

const answers = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;
