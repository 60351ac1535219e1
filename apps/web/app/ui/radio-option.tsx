import type { ReactNode, Ref } from "react";
import { cx } from "./cx.ts";

/** The props that make a radio part of its set. */
export type Radio = {
  name: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
  ref: Ref<HTMLInputElement> | undefined;
};

type RadioOptionProps = {
  radio: Radio;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  className: string;
  children: ReactNode;
};

/**
 * A native radio laid invisibly over its visible surface. Radix's own loses the choice when an arrow
 * key is released before its delayed focus (radix-ui/primitives#4094).
 */
export function RadioOption({ radio, labelledBy, describedBy, className, children }: RadioOptionProps) {
  return (
    <label className={cx("relative isolate", className)}>
      <input
        {...radio}
        type="radio"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="absolute -inset-px z-10 cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed"
      />
      {children}
    </label>
  );
}
