import { paths, settingsAddresses } from "@fernwell/contract/paths";
import { LayoutList, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { settingsSections } from "./settings-sections.ts";

/** The frame of `/settings` and its sections: where there is room, links to all of them beside the content. */
export function SettingsPage({ children }: { children: ReactNode }) {
  return (
    <div className="@container mx-auto w-full max-w-288 px-5 py-8 sm:px-8 lg:py-14">
      <div className="@4xl:grid @4xl:grid-cols-[14rem_minmax(0,1fr)] @4xl:gap-12">
        <SettingsColumn />
        <div className="mx-auto w-full max-w-208">{children}</div>
      </div>
    </div>
  );
}

function SettingsColumn() {
  return (
    <nav aria-label="Settings" className="sticky top-24 hidden self-start @4xl:block">
      <ul className="-ml-3 grid gap-0.5">
        <ColumnLink to={paths.settings} icon={LayoutList} label="All settings" />
        {settingsAddresses.map((address) => (
          <ColumnLink key={address} to={address} {...settingsSections[address]} />
        ))}
      </ul>
    </nav>
  );
}

function ColumnLink({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 font-medium text-ink-700 transition-colors duration-150 hover:bg-fern-50 hover:text-fern-700 aria-[current=page]:bg-fern-50 aria-[current=page]:font-semibold aria-[current=page]:text-fern-700"
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {label}
      </NavLink>
    </li>
  );
}
