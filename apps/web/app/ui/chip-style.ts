import { cx } from "./cx.ts";
import { type Tone, toneBorder, toneFill } from "./tone.ts";

type ChipState = { checked: boolean; disabled: boolean };

export function chipStyle({ checked, disabled }: ChipState, tone: Tone): string {
  return cx(
    "inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border py-2 pr-4.5 pl-3.5 text-left font-medium leading-snug",
    disabled
      ? "cursor-not-allowed border-line text-ink-500"
      : "transition-transform duration-150 ease-out active:scale-[0.97]",
    !disabled && (checked ? cx(toneFill[tone], toneBorder[tone], "text-on-accent") : idle),
  );
}

const idle = "border-line-strong bg-card text-ink-900 hover:border-ink-700";
