import { Compass, FileText, Heart, House, LogOut, NotebookPen, Settings, ShieldCheck, X } from "lucide-react";
import { NavLink, useNavigate } from "react-router";
import { logOut } from "#app/features/accounts/log-out.ts";
import { paths } from "#app/lib/paths.ts";
import { LogoLink } from "./logo-link.tsx";
import { SidebarGroup } from "./sidebar-group.tsx";
import { exploreItems, favouriteItems, planItems } from "./sidebar-items.ts";
import { SidebarPerson } from "./sidebar-person.tsx";
import { sidebarEntry } from "./sidebar-style.ts";
import type { SidebarState } from "./use-sidebar.ts";

export function SidebarContent({ sidebar }: { sidebar: SidebarState }) {
  const { closeButton, close, leaveForPage } = sidebar;
  const navigate = useNavigate();

  /** Also for a visitor, who may see the favourites: there is no token whose going would lead away. */
  function leave() {
    logOut();
    navigate(paths.login, { replace: true });
  }

  return (
    <>
      <div className="flex h-18 shrink-0 items-center justify-between gap-2 pr-3 pl-6">
        <LogoLink to={paths.home} onClick={leaveForPage} />
        <button
          ref={closeButton}
          type="button"
          aria-label="Close sidebar"
          onClick={close}
          className="grid size-11 place-items-center rounded-full text-ink-500 transition-colors duration-150 hover:bg-fern-50 hover:text-fern-700"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <nav aria-label="Main" className="grow overflow-y-auto overscroll-contain px-3 py-2">
        <ul className="flex flex-col gap-0.5">
          <li>
            <NavLink to={paths.home} end onClick={leaveForPage} className={sidebarEntry}>
              <House aria-hidden className="size-5 shrink-0" />
              Home
            </NavLink>
          </li>
          <SidebarGroup label="Explore" icon={Compass} items={exploreItems} onChosen={leaveForPage} />
          <SidebarGroup label="My Favorites" icon={Heart} items={favouriteItems} onChosen={leaveForPage} />
          <SidebarGroup label="My Plan" icon={NotebookPen} items={planItems} onChosen={leaveForPage} />
          <li>
            <NavLink to={paths.settings} end onClick={leaveForPage} className={sidebarEntry}>
              <Settings aria-hidden className="size-5 shrink-0" />
              Settings
            </NavLink>
          </li>
        </ul>
        <ul className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3">
          <li>
            <NavLink to={paths.privacy} onClick={leaveForPage} className={sidebarEntry}>
              <ShieldCheck aria-hidden className="size-5 shrink-0" />
              Privacy & Policy
            </NavLink>
          </li>
          <li>
            <NavLink to={paths.terms} onClick={leaveForPage} className={sidebarEntry}>
              <FileText aria-hidden className="size-5 shrink-0" />
              Terms & Conditions
            </NavLink>
          </li>
          <li>
            <button type="button" onClick={leave} className={`${sidebarEntry} w-full`}>
              <LogOut aria-hidden className="size-5 shrink-0" />
              Log out
            </button>
          </li>
        </ul>
      </nav>
      <SidebarPerson />
    </>
  );
}
