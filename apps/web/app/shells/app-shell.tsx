import { paths } from "@fernwell/contract/paths";
import { Outlet } from "react-router";
import { unlisted } from "#app/lib/route-handle.ts";
import { AppFrame } from "./app-frame.tsx";
import { Main } from "./main.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { useSidebar } from "./use-sidebar.ts";

export const handle = unlisted;

export default function AppShell() {
  const sidebar = useSidebar({ startsOpen: true });

  return (
    <AppFrame sidebar={sidebar} hasHeader>
      <Main className="grow">
        <Outlet />
      </Main>
      <SiteFooter homeTo={paths.home} isSidebarOpen={sidebar.isLarge && sidebar.isOpen} />
    </AppFrame>
  );
}
