import { Outlet } from "react-router";
import { AppFrame } from "./app-frame.tsx";
import { Main } from "./main.tsx";
import { useSidebar } from "./use-sidebar.ts";

/** The standalone detail screens: their own top bar, and the same sidebar, initially closed. */
export default function DetailShell() {
  const sidebar = useSidebar({ startsOpen: false });

  return (
    <AppFrame sidebar={sidebar} hasHeader={!sidebar.isOpen}>
      <Main className="grow">
        <Outlet />
      </Main>
    </AppFrame>
  );
}
