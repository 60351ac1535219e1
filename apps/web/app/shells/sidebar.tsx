import { useEffect } from "react";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { whenIdle } from "#app/lib/when-idle.ts";
import { cx } from "#app/ui/cx.ts";
import { SidebarContent } from "./sidebar-content.tsx";
import type { SidebarState } from "./use-sidebar.ts";
import "./shells.css";

const SidebarOver = lazyPart<{ sidebar: SidebarState }>(() =>
  import("./sidebar-over.tsx").then(({ SidebarOver }) => SidebarOver),
);

/** Fetches what the sidebar of this screen needs. Returns whether it is there. */
export function prepareSidebar({ isLarge }: SidebarState): Promise<boolean> {
  return isLarge ? Promise.resolve(true) : SidebarOver.prepare();
}

export function Sidebar({ sidebar }: { sidebar: SidebarState }) {
  useEffect(() => whenIdle(() => void SidebarOver.prepare()), []);
  return sidebar.isLarge ? (
    <SidebarBeside sidebar={sidebar} />
  ) : (
    sidebar.hasMoved && <SidebarOver sidebar={sidebar} />
  );
}

function SidebarBeside({ sidebar }: { sidebar: SidebarState }) {
  return (
    <aside
      aria-label="Sidebar"
      inert={!sidebar.isOpen}
      className={cx(
        "fixed inset-y-0 left-0 z-30 flex print:hidden w-72 flex-col border-r border-line bg-card transition-transform duration-300 ease-out",
        sidebar.isOpen ? "translate-x-0" : "-translate-x-full",
      )}
    >
      <SidebarContent sidebar={sidebar} />
    </aside>
  );
}
