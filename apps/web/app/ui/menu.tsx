import type { LucideIcon } from "lucide-react";
import * as DropdownMenu from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import "./motion.css";

type MenuAction = {
  label: string;
  icon: LucideIcon;
  onSelect: () => void;
  disabled?: boolean;
};

type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactNode;
  label: string;
  actions: readonly MenuAction[];
};

/** What can be done with one thing. It does not block the page: an action may open a dialog. */
export function Menu({ trigger, label, actions }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={findMain()}>
        <DropdownMenu.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 min-w-52 rounded-card border border-line bg-card dark:border-line-strong p-1.5 text-ink-900 shadow-raised data-[state=open]:animate-[ui-fade-in_120ms_var(--ease-out)]"
        >
          {actions.map(({ label: name, icon: Icon, onSelect, disabled = false }) => (
            <DropdownMenu.Item key={name} disabled={disabled} onSelect={onSelect} className={itemStyle}>
              <Icon aria-hidden className="size-5 shrink-0 text-ink-500" />
              {name}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** Inside the page's main landmark, where screen readers look for content. */
function findMain(): HTMLElement | null {
  return typeof document === "undefined" ? null : document.querySelector("main");
}

const itemStyle = cx(
  "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 outline-none",
  "data-highlighted:bg-fern-50 data-highlighted:text-fern-700",
  "data-disabled:cursor-not-allowed data-disabled:text-ink-500 data-disabled:opacity-60",
);
