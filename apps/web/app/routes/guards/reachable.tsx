import { Outlet } from "react-router";
import { BounceBanner } from "#app/features/accounts/bounce-banner.tsx";

/** Says above every screen of the app if we cannot reach the person by email. */
export default function ReachableNotice() {
  return (
    <>
      <BounceBanner />
      <Outlet />
    </>
  );
}
