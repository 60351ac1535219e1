import type { FocusEvent, ReactNode } from "react";
import { cx } from "./cx.ts";
import type { FieldText } from "./field.tsx";
import { FieldError } from "./field-error.tsx";
import { useFieldIds } from "./use-field-ids.ts";

export type FieldGroupText = Omit<FieldText, "labelAside">;

type GroupControl = {
  "aria-labelledby": string;
  "aria-describedby": string | undefined;
  onBlur: (event: FocusEvent) => void;
};

type FieldGroupProps = FieldGroupText & {
  onBlur?: (() => void) | undefined;
  children: (control: GroupControl) => ReactNode;
};

/** The frame of a field with several controls: a question above, its answers below. */
export function FieldGroup({ label, hint, error, hideLabel = false, onBlur, children }: FieldGroupProps) {
  const { id, hintId, errorId, describedBy } = useFieldIds({ hint, error });

  function blur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  }

  return (
    <div className="flex min-w-0 flex-col">
      <p id={id} className={cx("font-semibold text-ink-900 wrap-anywhere", hideLabel && "sr-only")}>
        {label}
      </p>
      {hint && (
        <p id={hintId} className="mt-0.5 text-ink-500 text-sm">
          {hint}
        </p>
      )}
      <div className={cx("min-w-0", !(hideLabel && !hint) && "mt-3")}>
        {children({
          "aria-labelledby": id,
          "aria-describedby": describedBy,
          onBlur: blur,
        })}
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
