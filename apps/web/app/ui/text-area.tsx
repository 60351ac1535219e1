import type { ComponentProps } from "react";
import { inputStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { Field, type FieldText } from "./field.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "className" | "style" | "cols" | "rows"> &
  FieldText & {
    /** The initial height in lines; it grows with the text. */
    size?: "short" | "base";
  };

export function TextArea({
  label,
  hint,
  error,
  hideLabel = false,
  labelAside,
  size = "base",
  ...textarea
}: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} labelAside={labelAside}>
      {(control) => (
        <textarea
          {...textarea}
          {...control}
          rows={size === "short" ? 2 : 4}
          className={cx(
            inputStyle,
            "field-sizing-content max-h-96 resize-y px-4 py-3 text-base",
            size === "short" ? "min-h-19" : "min-h-32",
          )}
        />
      )}
    </Field>
  );
}
