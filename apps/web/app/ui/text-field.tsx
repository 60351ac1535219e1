import type { ComponentProps, ReactNode } from "react";
import { inputStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { Field, type FieldText } from "./field.tsx";

export type TextFieldProps = Omit<ComponentProps<"input">, "id" | "className" | "style" | "size"> &
  FieldText & {
    /** An icon before the text. */
    leading?: ReactNode;
    /** A unit or a small button after the text. */
    trailing?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  hideLabel = false,
  labelAside,
  leading,
  trailing,
  type = "text",
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} labelAside={labelAside}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={type}
            className={cx(
              inputStyle,
              "min-h-12 text-ellipsis py-2.5 text-base [&::-webkit-date-and-time-value]:text-left",
              leading ? "pl-12" : "pl-4",
              trailing ? "pr-14" : "pr-4",
            )}
          />
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-0 grid w-12 place-items-center text-ink-500 [&_svg]:size-5">
              {leading}
            </span>
          )}
          {trailing && (
            <span className="absolute inset-y-0 right-0 grid w-13 place-items-center text-ink-500">
              {trailing}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
