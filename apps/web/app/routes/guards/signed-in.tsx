import { paths } from "@fernwell/contract/paths";
import { Navigate, Outlet } from "react-router";
import { unlisted } from "#app/lib/route-handle.ts";
import { loginState, useIsSignedIn } from "#app/lib/session.ts";

export const handle = unlisted;

/** The login guard: requires a token. */
export default function SignedInGuard() {
  if (!useIsSignedIn()) return <Navigate to={paths.login} replace state={loginState()} />;
  return <Outlet />;
}
