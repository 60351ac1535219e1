import { useState } from "react";
import { Outlet } from "react-router";
import { useEmail } from "#app/features/accounts/account-changes.api.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";

const BounceBanner = lazyPart(() =>
  import("#app/features/accounts/bounce-banner.tsx").then(({ BounceBanner }) => BounceBanner),
);

/** Says above every screen of the app if we cannot reach the person by email. */
export default function ReachableNotice() {
  const bouncedAt = useEmail().data?.bounced_at;
  const [hasBounced, setHasBounced] = useState(false);
  // Stays when the address works again, to say so.
  if (bouncedAt && !hasBounced) setHasBounced(true);

  return (
    <>
      {hasBounced && <BounceBanner />}
      <Outlet />
    </>
  );
}
