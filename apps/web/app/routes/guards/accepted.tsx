import { paths } from "@fernwell/contract/paths";
import { Outlet, useLocation } from "react-router";
import { logOut } from "#app/features/accounts/log-out.ts";
import { useAcceptances } from "#app/features/legal/acceptances.api.ts";
import { describeQuestion } from "#app/features/legal/describe-question.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";

const AcceptDialog = lazyPart(() =>
  import("#app/features/legal/accept-dialog.tsx").then(({ AcceptDialog }) => AcceptDialog),
);

/**
 * Asks a person who has not accepted the terms and the privacy policy that count. Their own data stays within reach, and
 * without an answer from the server nobody is kept out.
 */
export default function AcceptedGuard() {
  const { data } = useAcceptances();
  const { pathname } = useLocation();
  const isAsked = data !== undefined && describeQuestion(data) !== null;

  return (
    <>
      <Outlet />
      {isAsked && pathname !== paths.myData && <AcceptDialog acceptances={data} onLogOut={logOut} />}
    </>
  );
}
