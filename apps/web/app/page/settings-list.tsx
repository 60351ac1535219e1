import { type SettingsAddress, settingsAddresses } from "@fernwell/contract/paths";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import { settingsSections } from "./settings-sections.ts";

/** The links on small screens, which have no column for them. Leaves out the sections that the page itself holds. */
export function SettingsList({ holds }: { holds: readonly SettingsAddress[] }) {
  return (
    <nav aria-label="Settings" className="mt-4 @4xl:hidden">
      <ul className="grid gap-4">
        {settingsAddresses
          .filter((address) => !holds.includes(address))
          .map((address) => {
            const { label, detail, icon } = settingsSections[address];
            return (
              <li key={address}>
                <Link
                  to={address}
                  className="group flex items-center gap-4 rounded-card border border-line bg-card p-4 transition-colors duration-150 hover:border-line-strong sm:p-7"
                >
                  <TintedIcon icon={icon} className="max-[22.5rem]:hidden" />
                  <span className="min-w-0 grow">
                    <span className="block font-display font-medium text-xl transition-colors duration-150 group-hover:text-fern-700">
                      {label}
                    </span>
                    <span className="mt-0.5 block text-ink-500">{detail}</span>
                  </span>
                  <span className="ml-2 grid size-8 shrink-0 place-items-center rounded-full bg-fern-50 text-fern-700">
                    <ChevronRight aria-hidden className="size-4.5" />
                  </span>
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
