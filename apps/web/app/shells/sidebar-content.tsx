import { addresses, paths } from "@fernwell/contract/paths";
import {
  CalendarDays,
  Compass,
  FileText,
  Heart,
  History,
  House,
  LogOut,
  type LucideIcon,
  NotebookPen,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  Sun,
  X,
} from "lucide-react";
import { NavLink, useNavigate } from "react-router";
import { logOut } from "#app/features/accounts/log-out.ts";
import { favouriteLinks, type ItemLink, planLinks, recommendationLinks } from "#app/items/item-links.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LogoLink } from "./logo-link.tsx";
import { SidebarGroup } from "./sidebar-group.tsx";
import { SidebarPerson } from "./sidebar-person.tsx";
import { sidebarEntry } from "./sidebar-style.ts";
import type { SidebarState } from "./use-sidebar.ts";

export function SidebarContent({ sidebar }: { sidebar: SidebarState }) {
  const { closeButton, close, leaveForPage } = sidebar;
  const navigate = useNavigate();

  /** Visitors may see the favourites too, and have no token whose removal would redirect them. */
  function leave() {
    logOut();
    void navigate(paths.login, { replace: true });
  }

  return (
    <>
      <div className="flex h-18 shrink-0 items-center justify-between gap-2 pr-3 pl-6">
        <LogoLink to={paths.home} onClick={leaveForPage} />
        <IconButton ref={closeButton} label="Close sidebar" icon={X} onClick={close} />
      </div>
      <nav aria-label="Main" className="grow overflow-y-auto overscroll-contain px-3 py-2">
        <ul className="flex flex-col gap-0.5">
          <SidebarLink to={paths.home} icon={House} onChosen={leaveForPage} end>
            Home
          </SidebarLink>
          <SidebarLink to={paths.today} icon={Sun} onChosen={leaveForPage}>
            Today
          </SidebarLink>
          <SidebarGroup label="Explore" icon={Compass} items={recommendationLinks} onChosen={leaveForPage} />
          <SidebarGroup label="My Favorites" icon={Heart} items={myFavourites} onChosen={leaveForPage} />
          <SidebarGroup
            label="My Plan"
            icon={NotebookPen}
            items={myPlans}
            otherPages={planPages}
            onChosen={leaveForPage}
          />
          <SidebarLink to={paths.lookingBack()} icon={History} onChosen={leaveForPage}>
            Looking back
          </SidebarLink>
          <SidebarLink to={paths.settings} icon={Settings} onChosen={leaveForPage}>
            Settings
          </SidebarLink>
        </ul>
        <ul className="mt-3 flex flex-col gap-0.5 border-t border-line pt-3">
          <SidebarLink to={paths.privacy} icon={ShieldCheck} onChosen={leaveForPage}>
            Privacy & Policy
          </SidebarLink>
          <SidebarLink to={paths.terms} icon={FileText} onChosen={leaveForPage}>
            Terms & Conditions
          </SidebarLink>
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

interface SidebarLinkProps {
  to: string;
  icon: LucideIcon;
  onChosen: () => void;
  end?: boolean;
  children: string;
}

function SidebarLink({ icon: Icon, onChosen, children, ...link }: SidebarLinkProps) {
  return (
    <li>
      <NavLink {...link} onClick={onChosen} className={sidebarEntry}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {children}
      </NavLink>
    </li>
  );
}

const myPlans: readonly ItemLink[] = [
  ...planLinks,
  { label: "Week", to: paths.week(), icon: CalendarDays, tone: "fern" },
  { label: "Shopping list", to: paths.shoppingList(), icon: ShoppingBasket, tone: "clay" },
];
const planPages = [
  ...[addresses.planWeek, addresses.planBuilder, addresses.createOwnPlan],
  ...[addresses.detailPlan, addresses.aiPlanCreation],
];
const myFavourites = favouriteLinks.map((link) => ({ ...link, label: `My ${link.label}` }));
