import type { Choice } from "./choice.ts";
import { RadioAnswer } from "./radio-answer.tsx";
import { RadioSet, type RadioSetText } from "./radio-set.tsx";
import type { Tone } from "./tone.ts";

type RadioGroupFieldProps<Value extends string> = RadioSetText & {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  layout?: "cards" | "rows";
  tone?: Tone;
};

export function RadioGroupField<Value extends string>({
  layout = "rows",
  tone = "fern",
  ...set
}: RadioGroupFieldProps<Value>) {
  return (
    <RadioSet {...set} className={layouts[layout]}>
      {(choice, radio) => (
        <RadioAnswer key={choice.value} choice={choice} radio={radio} layout={layout} tone={tone} />
      )}
    </RadioSet>
  );
}

const layouts = {
  cards: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-3",
  rows: "grid gap-2.5",
} as const;
