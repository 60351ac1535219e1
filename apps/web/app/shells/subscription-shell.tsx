import { paths } from "@fernwell/contract/paths";
import { useLeaveOnLogOut } from "#app/lib/session.ts";
import { LogoLink } from "./logo-link.tsx";
import { SiteFrame } from "./site-frame.tsx";

export default function SubscriptionShell() {
  useLeaveOnLogOut();
  return <SiteFrame header={<SubscriptionHeader />} />;
}

function SubscriptionHeader() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex h-18 max-w-304 items-center px-5 sm:px-8">
        <LogoLink to={paths.landing} />
      </div>
    </header>
  );
}
