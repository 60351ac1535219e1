import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { ReadingPanel } from "#app/safety/reading-panel.tsx";
import type { Reading } from "#app/safety/use-reading.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { YesNoField } from "#app/ui/yes-no-group.tsx";
import type { Answer } from "../use-answer.ts";

interface YesNoWithTextProps {
  readonly label: string;
  readonly textLabel: string;
  readonly placeholder: string;
  readonly hasAny: Answer<boolean | null>;
  readonly text: Answer<string>;
  /** What we understand of the text. */
  readonly reading: Reading;
  readonly tone: Tone;
  /** Shown below both, so that Tab leads from the question straight to its text. */
  readonly notice?: ReactNode;
}

/** A yes asks for a text; a no clears it. */
export function YesNoWithText({
  label,
  textLabel,
  placeholder,
  hasAny,
  text,
  reading,
  tone,
  notice,
}: YesNoWithTextProps) {
  const { value, onValueChange, ref, ...field } = text;
  const area = useRef<HTMLTextAreaElement | null>(null);

  function choose(answer: boolean) {
    hasAny.onValueChange(answer);
    if (!answer) onValueChange("");
  }

  return (
    <div className="grid gap-4">
      <YesNoField {...hasAny} label={label} onValueChange={choose} tone={tone} />
      {hasAny.value === true && (
        <div className="transition-[opacity,translate] duration-200 ease-out starting:-translate-y-1 starting:opacity-0">
          <TextArea
            {...field}
            ref={(element) => {
              area.current = element;
              ref(element);
            }}
            label={textLabel}
            placeholder={placeholder}
            size="short"
            enterKeyHint="next"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={submitOnEnter}
          />
          <ReadingPanel reading={reading} onChangeText={() => area.current?.focus()} />
        </div>
      )}
      {notice}
    </div>
  );
}

/** Enter submits the step, as in every other field, although the text may have several lines. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
