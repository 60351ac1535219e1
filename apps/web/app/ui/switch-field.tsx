import * as Switch from "radix-ui/switch";
import { useId } from "react";
import { cx } from "./cx.ts";
import { type Tone, toneFill } from "./tone.ts";

type SwitchFieldProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  tone: Tone;
};

/** A setting that takes effect at once, with a label. */
export function SwitchField({ label, isOn, onChange, tone }: SwitchFieldProps) {
  const id = useId();

  return (
    <div className="flex min-h-11 items-center gap-3">
      <label htmlFor={id} className="cursor-pointer text-ink-700 text-sm">
        {label}
      </label>
      <Switch.Root
        id={id}
        checked={isOn}
        onCheckedChange={onChange}
        className={cx(
          "relative h-7 w-12 shrink-0 rounded-full border transition-colors duration-150 before:absolute before:-inset-2",
          isOn ? cx("border-transparent", toneFill[tone]) : "border-line-strong bg-card",
        )}
      >
        <Switch.Thumb
          className={cx(
            "block size-5 translate-x-0.75 rounded-full transition-transform duration-150 ease-out data-[state=checked]:translate-x-5.75",
            isOn ? "bg-on-accent" : "bg-line-strong",
          )}
        />
      </Switch.Root>
    </div>
  );
}
