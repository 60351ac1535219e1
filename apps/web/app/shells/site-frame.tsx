import { paths } from "@fernwell/contract/paths";
import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { useIsOnline } from "#app/lib/use-is-online.ts";
import { OfflineLine } from "#app/page/offline-line.tsx";
import { cx } from "#app/ui/cx.ts";
import { Main } from "./main.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** A header, the routed page and the footer of the public site. */
export function SiteFrame({ header }: { header: ReactNode }) {
  const isOnline = useIsOnline();

  return (
    // The words that stand for a missing picture are left to screen readers.
    <div className={cx("flex min-h-dvh flex-col", !isOnline && "[&_img]:text-transparent")}>
      {header}
      <div role="status">
        {!isOnline && <OfflineLine>You are offline. Pictures may be missing until you are back.</OfflineLine>}
      </div>
      <Main>
        <Outlet />
      </Main>
      <SiteFooter homeTo={paths.landing} replacesHistory />
    </div>
  );
}
