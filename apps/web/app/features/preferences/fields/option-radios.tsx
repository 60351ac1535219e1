import type { FromList } from "@fernwell/contract/question-kinds";
import { SingleChipGroup } from "#app/ui/chip-group.tsx";
import type { FieldGroupText } from "#app/ui/field-group.tsx";
import { RadioGroupField } from "#app/ui/radio-group.tsx";
import type { Tone } from "#app/ui/tone.ts";
import type { Answer } from "../use-answer.ts";
import { MissingChoices } from "./missing-choices.tsx";
import { useChoices } from "./use-choices.ts";

type OptionRadiosProps = FieldGroupText &
  Answer<string | null> & {
    question: FromList;
    /** How a name is shown, where it is not as the list spells it. */
    toLabel?: (name: string) => string;
    look: "chips" | "rows";
    tone: Tone;
  };

/** A question with exactly one answer from an option list. */
export function OptionRadios({
  question,
  toLabel,
  look,
  ref,
  value,
  onValueChange,
  onBlur,
  tone,
  ...text
}: OptionRadiosProps) {
  const choices = useChoices(question, toLabel);
  if (choices.list === null) return <MissingChoices {...text} choices={choices} ref={ref} />;

  const Group = look === "chips" ? SingleChipGroup : RadioGroupField;
  return (
    <Group
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
