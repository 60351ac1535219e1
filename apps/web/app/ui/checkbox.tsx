import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { FieldError } from "./field-error.tsx";
import { useFieldIds } from "./use-field-ids.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "id" | "className" | "style" | "size" | "type"> & {
  /** May contain links, which open without ticking the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** Without validation, such as a line of a list; reserves no space for an error. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, ...input } = props;
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint, error });

  return (
    <div className="min-w-0">
      <div className="grid grid-cols-[auto_1fr] gap-x-3 text-ink-900 has-disabled:text-ink-500">
        <span className="relative mt-px grid size-6 place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className={boxStyle}
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative size-4.5 scale-50 text-on-accent opacity-0 transition-[opacity,scale] duration-150 ease-out peer-checked:scale-100 peer-checked:opacity-100 peer-disabled:text-ink-500"
          />
        </span>
        <div className="min-w-0">
          <label htmlFor={id} className="wrap-anywhere block">
            {label}
          </label>
          {hint && (
            <p id={hintId} className="mt-0.5 text-ink-500 text-sm">
              {hint}
            </p>
          )}
        </div>
      </div>
      {"error" in props && <FieldError id={errorId} message={error} />}
    </div>
  );
}

const boxStyle = cx(
  "peer absolute inset-0 cursor-pointer appearance-none rounded-[0.4375rem] border border-line-strong bg-card",
  "before:absolute before:-inset-2.75 hover:border-ink-700 checked:border-fern-700 checked:bg-fern-700",
  "aria-invalid:border-berry-700 aria-invalid:ring-1 aria-invalid:ring-berry-700",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-transparent disabled:checked:bg-line",
);
