import { Check } from "lucide-react";
import { cx } from "./cx.ts";
import type { Radio } from "./radio-option.tsx";
import { type Tone, toneBorder, toneFill } from "./tone.ts";

/** The tick of a chosen answer, so that colour is not the only indication. */
export function RadioMark({ radio, tone }: { radio: Radio; tone: Tone }) {
  const fill = radio.disabled ? "border-line-strong bg-line-strong" : cx(toneBorder[tone], toneFill[tone]);

  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid size-6 shrink-0 place-items-center rounded-full border",
        radio.checked ? fill : cx("border-line-strong", radio.disabled && "opacity-50"),
      )}
    >
      <Check
        strokeWidth={3}
        className={cx(
          "size-4 text-on-accent transition-[opacity,scale] duration-150 ease-out",
          radio.checked ? "scale-100 opacity-100" : "scale-50 opacity-0",
        )}
      />
    </span>
  );
}
