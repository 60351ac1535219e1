import { type Address, addresses, paths } from "@fernwell/contract/paths";
import { CalendarDays, Compass, Ellipsis, type LucideIcon, ShoppingBasket, Sun } from "lucide-react";
import { Link, matchPath, useLocation } from "react-router";
import { barFrame, barItem, barItems } from "./bottom-bar-style.ts";
import "./shells.css";

interface BottomBarProps {
  isSidebarOpen: boolean;
  /** Receives the button, to which the focus returns. */
  onMore: (button: HTMLElement) => void;
}

/** What people open most, within reach of a thumb. The page and what sticks to its foot keep clear of it (shells.css). */
export function BottomBar({ isSidebarOpen, onMore }: BottomBarProps) {
  const { pathname } = useLocation();

  return (
    <nav aria-label="Shortcuts" data-bottom-bar className={barFrame}>
      <ul className={barItems}>
        {barLinks.map(({ label, icon, to, pages }) => (
          <li key={label}>
            <Link to={to} aria-current={findCurrent(pathname, to, pages)} className={barItem}>
              <BarFace label={label} icon={icon} />
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isSidebarOpen}
            onClick={({ currentTarget }) => onMore(currentTarget)}
            className={barItem}
          >
            <BarFace {...barMore} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

export function BarFace({ label, icon: Icon }: { label: string; icon: LucideIcon }) {
  return (
    <>
      <span className="rounded-full px-4 py-1 transition-colors duration-150 group-aria-[current]:bg-fern-50">
        <Icon aria-hidden className="size-5.5" />
      </span>
      {label}
    </>
  );
}

interface BarLink {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly to: string;
  /** The screens that belong to it. */
  readonly pages: readonly Address[];
}

export const barLinks: readonly BarLink[] = [
  { label: "Today", icon: Sun, to: paths.today, pages: [addresses.today] },
  {
    label: "Explore",
    icon: Compass,
    to: paths.home,
    pages: [addresses.home, addresses.recommendations, addresses.coach],
  },
  { label: "Week", icon: CalendarDays, to: paths.week(), pages: [addresses.week, addresses.planWeek] },
  { label: "List", icon: ShoppingBasket, to: paths.shoppingList(), pages: [addresses.shoppingList] },
];

export const barMore = { label: "More", icon: Ellipsis };

function findCurrent(pathname: string, to: string, pages: readonly Address[]): "page" | "true" | undefined {
  if (pathname === to) return "page";
  return pages.some((page) => matchPath(page, pathname)) ? "true" : undefined;
}
