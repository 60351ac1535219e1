import { Outlet } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { useLeaveOnLogOut } from "#app/lib/session.ts";
import { LogoLink } from "./logo-link.tsx";
import { Main } from "./main.tsx";
import { SiteFooter } from "./site-footer.tsx";

export default function SubscriptionShell() {
  useLeaveOnLogOut();

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line">
        <div className="mx-auto flex h-18 max-w-304 items-center px-5 sm:px-8">
          <LogoLink to={paths.landing} />
        </div>
      </header>
      <Main>
        <Outlet />
      </Main>
      <SiteFooter homeTo={paths.landing} replacesHistory />
    </div>
  );
}
