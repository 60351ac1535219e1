import type { KeyboardEvent, ReactNode } from "react";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { YesNoField } from "#app/ui/yes-no-group.tsx";
import type { TextQuestion } from "../preferences.api.ts";
import type { Answer } from "../use-answer.ts";
import { Understood } from "./understood.tsx";

interface YesNoWithTextProps {
  readonly label: string;
  readonly textLabel: string;
  readonly placeholder: string;
  readonly question: TextQuestion;
  readonly hasAny: Answer<boolean | null>;
  readonly text: Answer<string>;
  readonly tone: Tone;
  /** Stands below the question and its words, so that a key leads from one to the other. */
  readonly notice?: ReactNode;
}

/** A yes asks for words; a no takes them away. */
export function YesNoWithText({
  label,
  textLabel,
  placeholder,
  question,
  hasAny,
  text,
  tone,
  notice,
}: YesNoWithTextProps) {
  const { value, onValueChange, ...field } = text;

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
            label={textLabel}
            placeholder={placeholder}
            size="short"
            enterKeyHint="next"
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            onKeyDown={submitOnEnter}
          />
          <Understood question={question} text={value} />
        </div>
      )}
      {notice}
    </div>
  );
}

/** The field grows with its text, but Enter goes on as it does from every other field of a step. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
