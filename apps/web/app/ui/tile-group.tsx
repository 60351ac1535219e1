import { Check } from "lucide-react";
import type { Choice } from "./choice.ts";
import { choiceStyle } from "./choice-style.ts";
import { cx } from "./cx.ts";
import { RadioOption } from "./radio-option.tsx";
import { RadioSet, type RadioSetText } from "./radio-set.tsx";
import { type Tone, toneText } from "./tone.ts";

type TileGroupProps<Value extends string> = RadioSetText & {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  /** The layout of the tiles, including an incomplete last row. */
  columns: "five" | "seven" | "five-then-seven";
  tone?: Tone;
};

/** Exactly one answer out of many short ones, such as numbers or hours: all visible, one tap away. */
export function TileGroup<Value extends string>({ columns, tone = "fern", ...set }: TileGroupProps<Value>) {
  return (
    <RadioSet {...set} className={cx("grid gap-2", grids[columns])}>
      {(choice, radio) => (
        <RadioOption
          key={choice.value}
          radio={radio}
          className={cx(
            choiceStyle(radio, tone),
            "grid min-h-12 place-items-center rounded-control font-medium tabular-nums",
          )}
        >
          <span
            className={cx(radio.checked && "font-bold", radio.checked && !radio.disabled && toneText[tone])}
          >
            {choice.label}
            {radio.checked && (
              <Check aria-hidden="true" strokeWidth={3.5} className="absolute top-1 right-1 size-3.5" />
            )}
          </span>
        </RadioOption>
      )}
    </RadioSet>
  );
}

const grids = {
  five: "grid-cols-5",
  seven: "grid-cols-4 min-[22.5rem]:grid-cols-7 max-sm:gap-1.5",
  "five-then-seven": "grid-cols-5 sm:grid-cols-7",
} as const;
