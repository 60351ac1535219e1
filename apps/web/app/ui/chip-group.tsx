import * as ToggleGroup from "radix-ui/toggle-group";
import type { Ref } from "react";
import { ChipContent } from "./chip-content.tsx";
import { chipStyle } from "./chip-style.ts";
import { type Choice, findValue } from "./choice.ts";
import { FieldGroup, type FieldGroupText } from "./field-group.tsx";
import { RadioOption } from "./radio-option.tsx";
import { RadioSet, type RadioSetText } from "./radio-set.tsx";
import type { Tone } from "./tone.ts";

type ChipGroupProps<Value extends string> = FieldGroupText & {
  choices: readonly Choice<Value>[];
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  tone?: Tone;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLDivElement>;
};

/** A question with any number of answers, in the order in which they were chosen. */
export function ChipGroup<Value extends string>({
  choices,
  value,
  onValueChange,
  tone = "fern",
  disabled = false,
  ref,
  ...text
}: ChipGroupProps<Value>) {
  function chip(choice: Choice<Value>) {
    const state = { checked: value.includes(choice.value), disabled: disabled || choice.disabled === true };

    return (
      <ToggleGroup.Item
        key={choice.value}
        value={choice.value}
        disabled={state.disabled}
        className={chipStyle(state, tone)}
      >
        <ChipContent choice={choice} checked={state.checked} kind="many" />
      </ToggleGroup.Item>
    );
  }

  return (
    <FieldGroup {...text}>
      {(control) => (
        <ToggleGroup.Root
          {...control}
          ref={ref}
          role="group"
          type="multiple"
          value={[...value]}
          onValueChange={(raw) => onValueChange(raw.flatMap((one) => findValue(choices, one) ?? []))}
          className={wrap}
        >
          {choices.map(chip)}
        </ToggleGroup.Root>
      )}
    </FieldGroup>
  );
}

type SingleChipGroupProps<Value extends string> = RadioSetText & {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  tone?: Tone;
};

/** A question with exactly one answer. */
export function SingleChipGroup<Value extends string>({
  tone = "fern",
  ...set
}: SingleChipGroupProps<Value>) {
  return (
    <RadioSet {...set} className={wrap}>
      {(choice, radio) => (
        <RadioOption key={choice.value} radio={radio} className={chipStyle(radio, tone)}>
          <ChipContent choice={choice} checked={radio.checked} kind="one" />
        </RadioOption>
      )}
    </RadioSet>
  );
}

const wrap = "flex flex-wrap gap-2.5";
