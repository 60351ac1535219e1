import { Check, type LucideIcon } from "lucide-react";
import { cx } from "./cx.ts";
import { type Tone, toneBorder, toneFill, toneText } from "./tone.ts";

type ToggleTab<Value extends string> = { value: Value; label: string; icon?: LucideIcon; tone?: Tone };

type ToggleTabsProps<Value extends string> = {
  label: string;
  tabs: readonly ToggleTab<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
};

/** At most one tab is on; choosing it again switches it off. */
export function ToggleTabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: ToggleTabsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {tabs.map(({ value: own, label, icon, tone = "fern" }) => {
        const isOn = own === value;
        const Icon = isOn ? Check : icon;

        return (
          <button
            key={own}
            type="button"
            aria-pressed={isOn}
            onClick={() => onValueChange(isOn ? null : own)}
            className={cx(
              "inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 font-medium sm:px-5 transition-colors duration-150",
              toneBorder[tone],
              isOn ? cx(toneFill[tone], "text-on-accent") : cx("bg-card", toneText[tone]),
            )}
          >
            {Icon && <Icon aria-hidden className={cx("size-4.5", !isOn && "max-sm:hidden")} />}
            {label}
          </button>
        );
      })}
    </div>
  );
}
