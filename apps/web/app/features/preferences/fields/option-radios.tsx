import { SingleChipGroup } from "#app/ui/chip-group.tsx";
import type { FieldGroupText } from "#app/ui/field-group.tsx";
import { RadioGroupField } from "#app/ui/radio-group.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { MissingChoices } from "./missing-choices.tsx";
import type { Offer } from "./use-offer.ts";

type OptionRadiosProps = FieldGroupText & {
  offer: Offer;
  value: string | null;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  look: "chips" | "rows";
  tone: Tone;
};

/** A question with exactly one answer out of an option list. */
export function OptionRadios({
  offer,
  look,
  ref,
  value,
  onValueChange,
  onBlur,
  tone,
  ...text
}: OptionRadiosProps) {
  if (offer.choices === null) return <MissingChoices {...text} offer={offer} ref={ref} />;

  const Group = look === "chips" ? SingleChipGroup : RadioGroupField;
  return (
    <Group
      {...text}
      choices={offer.choices}
      value={value}
      onValueChange={onValueChange}
      onBlur={onBlur}
      ref={ref}
      tone={tone}
    />
  );
}
