import * as Slider from "radix-ui/slider";
import type { Ref } from "react";
import { cx } from "./cx.ts";
import { FieldError } from "./field-error.tsx";
import { type Tone, toneBorder, toneFill } from "./tone.ts";
import { useFieldIds } from "./use-field-ids.ts";

type SliderFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Shows label and value to screen readers only. */
  hideLabel?: boolean;
  value: number;
  onValueChange: (value: number) => void;
  /** Called when the thumb is released or a key has moved it. */
  onValueCommit?: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** The value as shown and announced, with its unit. */
  formatValue: (value: number) => string;
  tone?: Tone;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLSpanElement>;
};

export function SliderField({
  label,
  hint,
  error,
  hideLabel = false,
  value,
  onValueChange,
  onValueCommit,
  min,
  max,
  step = 1,
  formatValue,
  tone = "fern",
  disabled = false,
  name,
  onBlur,
  ref,
}: SliderFieldProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint, error });

  return (
    <div className="flex min-w-0 flex-col">
      <div className={cx("flex items-baseline justify-between gap-4", hideLabel && "sr-only")}>
        <span id={id} className="min-w-0 font-semibold text-ink-900">
          {label}
        </span>
        <span aria-hidden="true" className="shrink-0 text-ink-700 tabular-nums">
          {formatValue(value)}
        </span>
      </div>
      <Slider.Root
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        name={name}
        className="relative flex h-11 cursor-pointer touch-none select-none items-center data-disabled:cursor-not-allowed"
      >
        <Slider.Track className="relative h-2 grow overflow-hidden rounded-full bg-line">
          <Slider.Range
            className={cx(
              "absolute h-full rounded-full data-disabled:bg-line-strong",
              !disabled && toneFill[tone],
            )}
          />
        </Slider.Track>
        <Slider.Thumb
          ref={ref}
          aria-labelledby={id}
          aria-valuetext={formatValue(value)}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
          className={cx(
            "relative block size-7 rounded-full border-2 bg-card shadow-raised before:absolute before:-inset-2.75",
            disabled ? "border-line-strong" : error ? "border-berry-700" : toneBorder[tone],
          )}
        />
      </Slider.Root>
      <FieldError id={errorId} message={error} />
      {hint && (
        <p id={hintId} className="text-ink-500 text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
