import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { FieldError } from "./field-error.tsx";
import { useFieldIds } from "./use-field-ids.ts";

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** Undefined while the value is valid, as form libraries report it. */
  error?: string | undefined;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  /** Shown at the end of the label's line, such as a help link; Tab reaches it after the control. */
  labelAside?: ReactNode;
};

type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

/** The frame of a field with one control: gives the control its name, its hint and its error. */
export function Field({
  label,
  hint,
  error,
  hideLabel = false,
  labelAside,
  children,
}: FieldText & { children: (control: FieldControl) => ReactNode }) {
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint, error });

  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <label
        htmlFor={id}
        className={cx("wrap-anywhere mb-2 font-semibold text-ink-900", hideLabel && "sr-only")}
      >
        {label}
      </label>
      <div className="col-span-full row-start-2 min-w-0">
        {children({
          id,
          "aria-describedby": describedBy,
          "aria-invalid": error ? true : undefined,
        })}
      </div>
      {labelAside && <div className="col-start-2 row-start-1">{labelAside}</div>}
      <div className="col-span-full row-start-3 min-w-0">
        <FieldError id={errorId} message={error} />
        {hint && (
          <p id={hintId} className="mt-2 text-ink-500 text-sm">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
