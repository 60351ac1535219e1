import { paths } from "@fernwell/contract/paths";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Main } from "./main.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** A header, the routed page and the footer of the public site. */
export function SiteFrame({ header }: { header: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      {header}
      <Main>
        <Outlet />
      </Main>
      <SiteFooter homeTo={paths.landing} replacesHistory />
    </div>
  );
}
