import { paths } from "@fernwell/contract/paths";
import { Outlet, useLocation } from "react-router";
import { logOut } from "#app/features/accounts/log-out.ts";
import { AcceptDialog } from "#app/features/legal/accept-dialog.tsx";
import { useAcceptances } from "#app/features/legal/acceptances.api.ts";

/**
 * Asks a person who has not accepted the terms and the privacy policy that count. Their own data stays within reach, and
 * without an answer from the server nobody is kept out.
 */
export default function AcceptedGuard() {
  const { data } = useAcceptances();
  const { pathname } = useLocation();

  return (
    <>
      <Outlet />
      {data && pathname !== paths.myData && <AcceptDialog acceptances={data} onLogOut={logOut} />}
    </>
  );
}
