import { cx } from "./cx.ts";
import { type Tone, toneBorder, toneTint } from "./tone.ts";

type ChoiceState = { checked: boolean; disabled: boolean };

/** The surface of an answer that is selected as a whole: a card, a row, a large yes or no. */
export function choiceStyle({ checked, disabled }: ChoiceState, tone: Tone): string {
  if (disabled) return cx("border border-line text-ink-500 ring-line ring-inset", checked && "ring-1");

  return cx(
    "border text-ink-900 ring-inset transition-transform duration-150 ease-out active:scale-[0.99]",
    checked
      ? cx(toneBorder[tone], toneTint[tone], toneRing[tone], "ring-1")
      : "border-line-strong bg-card hover:border-ink-700",
  );
}

const toneRing: Record<Tone, string> = {
  fern: "ring-fern-700",
  clay: "ring-clay-700",
  lake: "ring-lake-700",
  dusk: "ring-dusk-700",
  sun: "ring-sun-700",
};
