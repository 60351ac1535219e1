import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";
import { cx } from "./cx.ts";
import { type Tone, toneBorder, toneText, toneTint } from "./tone.ts";

type LinkTab = { to: string; label: string; icon: LucideIcon; tone: Tone };

/** Links between several similar pages; the current page is marked. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-1.5 sm:gap-2">
        {tabs.map(({ to, label, icon: Icon, tone }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  "flex min-h-11 items-center gap-2 rounded-full border px-2.5 font-medium transition-colors duration-150 max-sm:text-sm sm:px-4",
                  isActive
                    ? cx(toneTint[tone], toneBorder[tone], toneText[tone], "font-semibold")
                    : "border-line-strong bg-card text-ink-700 hover:border-ink-700 hover:text-ink-900",
                )
              }
            >
              <Icon aria-hidden className={cx("size-4.5 max-sm:hidden", toneText[tone])} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
