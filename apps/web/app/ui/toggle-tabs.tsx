import { Check, type LucideIcon } from "lucide-react";
import { ToggleGroup } from "radix-ui";
import { cx } from "./cx.ts";
import { type Tone, toneBorder, toneFill, toneText } from "./tone.ts";

type ToggleTab<Value extends string> = { value: Value; label: string; icon?: LucideIcon; tone?: Tone };

type ToggleTabsProps<Value extends string> = {
  label: string;
  tabs: readonly ToggleTab<Value>[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
};

/** At most one tab is on; choosing the one that is on turns it off. */
export function ToggleTabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: ToggleTabsProps<Value>) {
  return (
    // "multiple" makes the tabs pressed buttons; "single" would make them radios, which cannot be switched off.
    <ToggleGroup.Root
      type="multiple"
      aria-label={label}
      value={value === null ? [] : [value]}
      onValueChange={(pressed) => {
        const chosen = tabs.find((tab) => tab.value !== value && pressed.includes(tab.value));
        onValueChange(chosen?.value ?? null);
      }}
      className="flex flex-wrap gap-2"
    >
      {tabs.map(({ value: own, label, icon, tone = "fern" }) => {
        const isOn = own === value;
        const Icon = isOn ? Check : icon;

        return (
          <ToggleGroup.Item
            key={own}
            value={own}
            className={cx(
              "inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 font-medium sm:px-5 transition-colors duration-150",
              toneBorder[tone],
              isOn ? cx(toneFill[tone], "text-on-accent") : cx("bg-card", toneText[tone]),
            )}
          >
            {Icon && <Icon aria-hidden className={cx("size-4.5", !isOn && "max-sm:hidden")} />}
            {label}
          </ToggleGroup.Item>
        );
      })}
    </ToggleGroup.Root>
  );
}
