import * as Switch from "radix-ui/switch";
import { useId } from "react";
import { cx } from "./cx.ts";
import { type Tone, toneFill } from "./tone.ts";

type SwitchFieldProps = {
  label: string;
  /** What it does, below the label, with the switch at the end of the line. */
  detail?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  tone: Tone;
};

/** A setting that takes effect at once, with a label. */
export function SwitchField({ label, detail, isOn, onChange, tone }: SwitchFieldProps) {
  const id = useId();
  const detailId = useId();

  return (
    <div className={cx("flex min-h-11 items-center gap-3", detail && "justify-between")}>
      <div>
        <label
          htmlFor={id}
          className={cx("cursor-pointer", detail ? "font-semibold" : "text-ink-700 text-sm")}
        >
          {label}
        </label>
        {detail && (
          <p id={detailId} className="text-ink-700">
            {detail}
          </p>
        )}
      </div>
      <Switch.Root
        id={id}
        aria-describedby={detail && detailId}
        checked={isOn}
        onCheckedChange={onChange}
        className={cx(
          "relative h-7 w-12 shrink-0 rounded-full border transition-colors duration-150 before:absolute before:-inset-2.75",
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
