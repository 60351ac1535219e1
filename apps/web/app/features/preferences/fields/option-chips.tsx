import type { FromList } from "@fernwell/contract/question-kinds";
import { ChipGroup } from "#app/ui/chip-group.tsx";
import type { FieldGroupText } from "#app/ui/field-group.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { Answer } from "../use-answer.ts";
import { MissingChoices } from "./missing-choices.tsx";
import { useChoices } from "./use-choices.ts";

type OptionChipsProps = FieldGroupText & Answer<string[]> & { question: FromList; tone: Tone };

/** A question with any number of answers from an option list. */
export function OptionChips({
  question,
  value,
  onValueChange,
  onBlur,
  ref,
  tone,
  ...text
}: OptionChipsProps) {
  const choices = useChoices(question);
  if (choices.list === null) return <MissingChoices {...text} choices={choices} ref={ref} />;

  return (
    <ChipGroup
      {...text}
      choices={choices.list}
      value={value}
      onValueChange={onValueChange}
      onBlur={onBlur}
      ref={ref}
      tone={tone}
    />
  );
}
