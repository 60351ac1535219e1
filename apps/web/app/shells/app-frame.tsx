import { paths } from "@fernwell/contract/paths";
import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { useIsSignedIn, useLeaveOnLogOut } from "#app/lib/session.ts";
import { noteIds } from "#app/offline/note-ids.ts";
import { cx } from "#app/ui/cx.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { showToast } from "#app/ui/toast.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { LogoLink } from "./logo-link.tsx";
import { SearchButton } from "./search-button.tsx";
import { prepareSidebar, Sidebar } from "./sidebar.tsx";
import type { SidebarState } from "./use-sidebar.ts";

interface AppFrameProps {
  sidebar: SidebarState;
  /** The detail screens hide their header while the sidebar is open. */
  hasHeader: boolean;
  children: ReactNode;
}

/** The sidebar, the top bar and the page, which makes room for an open sidebar on a large screen. */
export function AppFrame({ sidebar, hasHeader, children }: AppFrameProps) {
  useLeaveOnLogOut();
  const isSignedIn = useIsSignedIn();

  async function open(from: HTMLElement | null = null) {
    if (await prepareSidebar(sidebar)) sidebar.open(from);
    else showToast.error("The menu did not load. Check your connection, then try again.");
  }

  return (
    <>
      <Sidebar sidebar={sidebar} />
      <div className={cx("overflow-x-clip pb-(--bar) print:p-0", sidebar.isOpen && "lg:pl-72")}>
        <div className={cx("flex min-h-dvh flex-col print:block", sidebar.hasMoved && shift(sidebar.isOpen))}>
          {hasHeader && <TopBar sidebar={sidebar} isSignedIn={isSignedIn} onOpen={() => void open()} />}
          <div role="status" id={noteIds.offline} />
          <div role="status" id={noteIds.update} />
          {children}
        </div>
      </div>
      {isSignedIn && !sidebar.isLarge && (
        <BottomBar isSidebarOpen={sidebar.isOpen} onMore={(button) => void open(button)} />
      )}
    </>
  );
}

function shift(isOpen: boolean): string {
  return isOpen
    ? "lg:animate-[shell-shift-right_300ms_var(--ease-out)]"
    : "lg:animate-[shell-shift-left_300ms_var(--ease-out)]";
}

interface TopBarProps {
  sidebar: SidebarState;
  isSignedIn: boolean;
  onOpen: () => void;
}

/** The menu button is on the side from which the sidebar slides in. */
function TopBar({ sidebar, isSignedIn, onOpen }: TopBarProps) {
  return (
    <header className="sticky top-0 z-20 print:hidden border-b border-line bg-paper/90 backdrop-blur-md">
      <div className="flex h-18 items-center gap-3 px-5 sm:px-8">
        {!(sidebar.isLarge && sidebar.isOpen) && <LogoLink to={paths.home} />}
        {isSignedIn && <SearchButton isLarge={sidebar.isLarge} />}
        {!sidebar.isOpen && (
          <IconButton
            ref={sidebar.menuButton}
            variant="menu"
            label="Open sidebar"
            icon={Menu}
            onClick={onOpen}
            className={cx(!isSignedIn && "ml-auto", "lg:-order-1 lg:mr-0 lg:-ml-3")}
          />
        )}
      </div>
    </header>
  );
}
