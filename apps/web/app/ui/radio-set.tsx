import { type ReactNode, type Ref, useId } from "react";
import type { Choice } from "./choice.ts";
import { FieldGroup, type FieldGroupText } from "./field-group.tsx";
import type { Radio } from "./radio-option.tsx";

export type RadioSetText = FieldGroupText & {
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  /** The radio that Tab reaches. */
  ref?: Ref<HTMLInputElement>;
};

type RadioSetProps<Value extends string> = RadioSetText & {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  className: string;
  children: (choice: Choice<Value>, radio: Radio) => ReactNode;
};

/** A question with exactly one answer, in any visual form. */
export function RadioSet<Value extends string>({
  choices,
  value,
  onValueChange,
  disabled = false,
  name,
  ref,
  className,
  children,
  ...text
}: RadioSetProps<Value>) {
  const ownName = useId();
  const entry =
    choices.find((choice) => choice.value === value) ?? choices.find((choice) => !choice.disabled);

  return (
    <FieldGroup {...text}>
      {(control) => (
        <div
          {...control}
          role="radiogroup"
          aria-invalid={text.error ? true : undefined}
          className={className}
        >
          {choices.map((choice) =>
            children(choice, {
              name: name ?? ownName,
              value: choice.value,
              checked: choice.value === value,
              disabled: disabled || choice.disabled === true,
              onChange: () => onValueChange(choice.value),
              ref: choice === entry ? ref : undefined,
            }),
          )}
        </div>
      )}
    </FieldGroup>
  );
}
