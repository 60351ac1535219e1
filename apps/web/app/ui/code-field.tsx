import type { ChangeEvent, ComponentProps } from "react";
import { inputStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { Field, type FieldText } from "./field.tsx";

type CodeFieldProps = Omit<
  ComponentProps<"input">,
  "id" | "className" | "style" | "size" | "type" | "inputMode" | "autoComplete" | "maxLength"
> &
  FieldText & { maxLength?: number };

export function CodeField({
  label,
  hint,
  error,
  hideLabel = false,
  labelAside,
  maxLength = 8,
  onChange,
  ...input
}: CodeFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    keepDigits(event.currentTarget, maxLength);
    onChange?.(event);
  }

  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel} labelAside={labelAside}>
      {(control) => (
        <input
          {...input}
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onChange={change}
          className={cx(
            inputStyle,
            "h-16 px-3 text-center indent-[0.3em] font-semibold text-2xl tabular-nums tracking-[0.3em]",
          )}
        />
      )}
    </Field>
  );
}

// The browser's own limit would truncate a pasted "12 34-56" before its separators are removed.
function keepDigits(input: HTMLInputElement, maxLength: number): void {
  const digits = onlyDigits(input.value).slice(0, maxLength);
  if (digits === input.value) return;

  const caret = onlyDigits(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, "");
}
