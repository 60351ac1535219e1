import { NavLink } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ExploreLink } from "./explore-link.tsx";
import { LogoLink } from "./logo-link.tsx";
import { ToggleMenu } from "./toggle-menu.tsx";

export function PublicHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md">
      <div className="mx-auto flex h-18 max-w-304 items-center gap-3 px-5 sm:px-8">
        <LogoLink to={paths.landing} />
        <nav aria-label="Main" className="mx-auto max-lg:hidden">
          <ul className="flex items-center gap-1">
            {pages.map(({ label, to, end }) => (
              <li key={to}>
                <NavLink to={to} end={end} className={barItem}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <ExploreLink className={barItem} />
            </li>
          </ul>
        </nav>
        <div className="flex items-center gap-2 max-lg:ml-auto max-md:hidden">
          <LinkButton to={paths.login} variant="quiet" size="small">
            Login
          </LinkButton>
          <LinkButton to={paths.signup} size="small">
            Sign Up
          </LinkButton>
        </div>
        <div className="max-md:ml-auto lg:hidden">
          <ToggleMenu>{(close) => <MenuItems onChosen={close} />}</ToggleMenu>
        </div>
      </div>
    </header>
  );
}

function MenuItems({ onChosen }: { onChosen: () => void }) {
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col">
        {pages.map(({ label, to, end }) => (
          <li key={to}>
            <NavLink to={to} end={end} onClick={onChosen} className={menuItem}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <ExploreLink onChosen={onChosen} className={menuItem} />
        </li>
      </ul>
      <div className="mt-5 grid gap-3 border-t border-line pt-5 sm:grid-cols-2">
        <LinkButton to={paths.login} onClick={onChosen} variant="secondary" fullWidth>
          Login
        </LinkButton>
        <LinkButton to={paths.signup} onClick={onChosen} fullWidth>
          Sign Up
        </LinkButton>
      </div>
    </nav>
  );
}

/** A page is prerendered under its address with a slash at the end, which an exact match would miss. */
const pages = [
  { label: "Home", to: paths.landing, end: true },
  { label: "About Us", to: paths.about, end: false },
  { label: "Plans", to: paths.plans, end: false },
] as const;

const barItem =
  "inline-flex min-h-11 items-center rounded-control px-4 font-medium text-ink-700 transition-colors duration-150 hover:bg-fern-50 hover:text-fern-700 aria-[current=page]:text-fern-700 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

const menuItem =
  "flex min-h-13 items-center rounded-control px-4 font-display text-xl text-ink-900 hover:bg-fern-50 hover:text-fern-700 aria-[current=page]:bg-fern-50 aria-[current=page]:text-fern-700";
