import { Outlet } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Main } from "./main.tsx";
import { PublicHeader } from "./public-header.tsx";
import { SiteFooter } from "./site-footer.tsx";

export default function PublicShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <Main>
        <Outlet />
      </Main>
      <SiteFooter homeTo={paths.landing} replacesHistory />
    </div>
  );
}
