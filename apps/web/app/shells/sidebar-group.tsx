import { ChevronDown, type LucideIcon } from "lucide-react";
import * as Collapsible from "radix-ui/collapsible";
import { NavLink, useLocation } from "react-router";
import type { ItemLink } from "#app/items/item-links.ts";
import { cx } from "#app/ui/cx.ts";
import { toneText } from "#app/ui/tone.ts";
import { sidebarEntry } from "./sidebar-style.ts";

interface SidebarGroupProps {
  label: string;
  icon: LucideIcon;
  items: readonly ItemLink[];
  /** Pages that belong to the group and that no link of it leads to. */
  otherPages?: readonly string[];
  onChosen: () => void;
}

export function SidebarGroup({ label, icon: Icon, items, otherPages = [], onChosen }: SidebarGroupProps) {
  const { pathname } = useLocation();
  const pages = [...items.map(({ to }) => to), ...otherPages];
  const holdsCurrent = pages.some((page) => `${pathname}/`.startsWith(`${page}/`));

  return (
    <Collapsible.Root asChild>
      <li>
        <Collapsible.Trigger
          className={cx(sidebarEntry, "group w-full", holdsCurrent && "data-[state=closed]:text-fern-700")}
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {label}
          {holdsCurrent && (
            <span className="size-2 rounded-full bg-fern-700 group-data-[state=open]:hidden">
              <span className="sr-only">(holds the current page)</span>
            </span>
          )}
          <ChevronDown
            aria-hidden
            className="ml-auto size-4.5 shrink-0 text-ink-500 transition-transform duration-200 ease-out group-data-[state=open]:rotate-180"
          />
        </Collapsible.Trigger>
        <Collapsible.Content asChild>
          <ul className="my-1 ml-5 border-l border-line pl-3 data-[state=open]:animate-[shell-drop-in_200ms_var(--ease-out)]">
            {items.map(({ label, to, icon: ItemIcon, tone }) => (
              <li key={to}>
                <NavLink to={to} onClick={onChosen} className={sidebarEntry}>
                  <ItemIcon aria-hidden className={cx("size-4.5 shrink-0", toneText[tone])} />
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </Collapsible.Content>
      </li>
    </Collapsible.Root>
  );
}
