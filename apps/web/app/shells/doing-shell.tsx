import { Outlet } from "react-router";
import { Main } from "./main.tsx";

/** The players fill the screen: nothing around them asks for attention. */
export default function DoingShell() {
  return (
    <Main className="min-h-dvh">
      <Outlet />
    </Main>
  );
}
