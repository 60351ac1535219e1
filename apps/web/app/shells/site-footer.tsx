import { paths } from "@fernwell/contract/paths";
import { Link } from "react-router";
import { brand } from "#app/lib/brand.ts";
import { cx } from "#app/ui/cx.ts";
import { LogoLink } from "./logo-link.tsx";
import { SocialLinks } from "./social-links.tsx";

interface SiteFooterProps {
  homeTo: string;
  /** On the public site these links replace the history entry; every page opens at its top. */
  replacesHistory?: boolean;
  isSidebarOpen?: boolean;
}

export function SiteFooter({ homeTo, replacesHistory = false, isSidebarOpen = false }: SiteFooterProps) {
  return (
    <footer className={cx("mt-auto border-t border-line bg-card/60", !isSidebarOpen && "px-1 sm:px-4")}>
      <div className="mx-auto flex w-[min(100%-2rem,72rem)] flex-col gap-x-10 gap-y-6 py-10 md:flex-row md:flex-wrap md:items-center md:justify-between">
        <LogoLink to={homeTo} replace={replacesHistory} />
        <nav aria-label="Legal">
          <ul className="flex flex-col gap-x-7 sm:flex-row">
            {legalLinks.map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  replace={replacesHistory}
                  className="inline-flex min-h-11 items-center rounded-control text-ink-700 underline-offset-4 hover:text-fern-700 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SocialLinks />
        <p className="border-t border-line pt-6 text-sm text-ink-500 md:basis-full">
          All copyrights are reserved by {brand.provider}.
        </p>
      </div>
    </footer>
  );
}

const legalLinks = [
  { label: "Privacy & Policy", to: paths.privacy },
  { label: "Terms & Conditions", to: paths.terms },
] as const;
