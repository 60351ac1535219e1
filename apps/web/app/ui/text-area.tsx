import type { ComponentProps } from "react";
import { inputStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { Field, type FieldText } from "./field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className" | "style" | "cols"> & FieldText;

export function TextArea({
  label,
  hint,
  error,
  hideLabel = false,
  labelAside,
  rows = 4,
  ...textarea
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} labelAside={labelAside}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={rows}
          className={cx(inputStyle, "field-sizing-content max-h-96 min-h-32 resize-y px-4 py-3 text-base")}
        />
      )}
    </Field>
  );
}
