import { paths } from "@fernwell/contract/paths";
import { NavLink } from "react-router";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ExploreLink } from "./explore-link.tsx";
import { LogoLink } from "./logo-link.tsx";
import { ToggleMenu } from "./toggle-menu.tsx";

export function PublicHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md">
      <div className="mx-auto flex min-h-18 max-w-304 items-center gap-3 px-5 sm:px-8 noscript:flex-wrap noscript:py-3">
        <LogoLink to={paths.landing} />
        <nav aria-label="Main" className="mx-auto max-lg:not-noscript:hidden">
          <ul className="flex flex-wrap items-center gap-1">
            <PageItems className={barItem} />
          </ul>
        </nav>
        <div className="flex items-center gap-2 max-lg:ml-auto max-md:not-noscript:hidden">
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
        <PageItems onChosen={onChosen} className={menuItem} />
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

interface ItemProps {
  className: string;
  onChosen?: () => void;
}

function PageItems({ className, onChosen = () => {} }: ItemProps) {
  const item = { className, onClick: onChosen };
  return (
    <>
      <li>
        <NavLink to={paths.landing} end {...item}>
          Home
        </NavLink>
      </li>
      <li>
        <ExploreLink onChosen={onChosen} className={className} />
      </li>
      {/* Prerendered pages have a trailing slash in their address, which an exact match would miss. */}
      <li>
        <NavLink to={paths.about} {...item}>
          About Us
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.plans} {...item}>
          Plans
        </NavLink>
      </li>
    </>
  );
}

const barItem =
  "inline-flex min-h-11 items-center rounded-control px-4 font-medium text-ink-700 transition-colors duration-150 hover:bg-fern-50 hover:text-fern-700 aria-[current=page]:text-fern-700 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8";

const menuItem =
  "flex min-h-13 items-center rounded-control px-4 font-display text-xl text-ink-900 hover:bg-fern-50 hover:text-fern-700 aria-[current=page]:bg-fern-50 aria-[current=page]:text-fern-700";
