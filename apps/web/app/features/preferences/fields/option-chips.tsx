import { ChipGroup } from "#app/ui/chip-group.tsx";
import type { FieldGroupText } from "#app/ui/field-group.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { MissingChoices } from "./missing-choices.tsx";
import type { Offer } from "./use-offer.ts";

type OptionChipsProps = FieldGroupText & {
  offer: Offer;
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  onBlur: () => void;
  ref: (element: HTMLElement | null) => void;
  tone: Tone;
};

/** A question with any number of answers out of an option list. */
export function OptionChips({ offer, value, onValueChange, onBlur, ref, tone, ...text }: OptionChipsProps) {
  if (offer.choices === null) return <MissingChoices {...text} offer={offer} ref={ref} />;

  return (
    <ChipGroup
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
