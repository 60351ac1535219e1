import type { LucideIcon } from "lucide-react";
import * as RadixTabs from "radix-ui/tabs";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { type Tone, toneFill, toneText } from "./tone.ts";
import { useOverflow } from "./use-overflow.ts";

type Tab = { value: string; label: string; icon?: LucideIcon; disabled?: boolean; content: ReactNode };

type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  tone?: Tone;
};

export function Tabs({ label, tabs, value, onValueChange, tone = "fern" }: TabsProps) {
  const list = useOverflow("x");

  return (
    <RadixTabs.Root value={value} onValueChange={onValueChange}>
      <div className="border-b border-line">
        <RadixTabs.List
          ref={list.ref}
          aria-label={label}
          className={cx(
            "-mb-px -ml-2 flex gap-4 overflow-x-auto scroll-smooth [scrollbar-width:none]",
            list.isStartHidden && "mask-l-from-85%",
            list.isEndHidden && "mask-r-from-85%",
          )}
        >
          {tabs.map(({ value: own, label, icon: Icon, disabled = false }) => (
            <RadixTabs.Trigger
              key={own}
              value={own}
              disabled={disabled}
              className="group relative flex min-h-12 shrink-0 items-center gap-2 rounded-control px-2 font-medium text-ink-500 -outline-offset-3 transition-colors duration-150 hover:not-disabled:text-ink-900 disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:text-ink-900"
            >
              {Icon && <Icon aria-hidden className={cx("size-5", own === value && toneText[tone])} />}
              {label}
              <span
                aria-hidden
                className={cx(
                  "absolute inset-x-2 bottom-0 h-0.75 scale-x-0 rounded-full transition-transform duration-200 ease-out group-data-[state=active]:scale-x-100",
                  toneFill[tone],
                )}
              />
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
      </div>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className="rounded-control pt-6">
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
