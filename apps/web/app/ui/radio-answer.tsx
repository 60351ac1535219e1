import { useId } from "react";
import type { Choice } from "./choice.ts";
import { choiceStyle } from "./choice-style.ts";
import { cx } from "./cx.ts";
import { RadioMark } from "./radio-mark.tsx";
import { type Radio, RadioOption } from "./radio-option.tsx";
import { type Tone, toneText, toneTint } from "./tone.ts";

type RadioAnswerProps = { choice: Choice<string>; radio: Radio; layout: "cards" | "rows"; tone: Tone };

export function RadioAnswer({ choice, radio, layout, tone }: RadioAnswerProps) {
  const id = useId();
  const detailId = `${id}-detail`;
  const isTall = layout === "cards" && choice.icon !== undefined;

  return (
    <RadioOption
      radio={radio}
      labelledBy={id}
      describedBy={choice.detail ? detailId : undefined}
      className={cx(choiceStyle(radio, tone), layouts[layout])}
    >
      {choice.icon && (
        <span
          aria-hidden="true"
          className={cx(
            "grid shrink-0 place-items-center rounded-full [&_svg]:size-5",
            layout === "cards" ? "size-11" : "size-9",
            !radio.disabled && toneText[tone],
            radio.checked ? "bg-card" : toneTint[tone],
          )}
        >
          {choice.icon}
        </span>
      )}
      <span className={cx("min-w-0 grow self-center", isTall && "sm:col-span-full sm:row-start-2")}>
        <span id={id} className="wrap-anywhere block font-medium">
          {choice.label}
        </span>
        {choice.detail && (
          <span id={detailId} className="wrap-anywhere mt-0.5 block text-ink-500 text-sm">
            {choice.detail}
          </span>
        )}
      </span>
      <RadioMark radio={radio} tone={tone} />
    </RadioOption>
  );
}

const layouts = {
  cards:
    "flex items-center gap-4 rounded-card p-5 sm:grid sm:grid-cols-[1fr_auto] sm:content-start sm:items-start",
  rows: "flex min-h-14 items-center gap-3.5 rounded-control px-4 py-3",
} as const;
