import { paths } from "@fernwell/contract/paths";
import { useState } from "react";
import { Navigate, Outlet } from "react-router";
import { unlisted } from "#app/lib/route-handle.ts";
import { createLoginState, useIsSignedIn } from "#app/lib/session.ts";
import { useReturnPath } from "#app/lib/use-return-path.ts";

export const handle = unlisted;

/** The login guard: requires a token. After the login it leads back to the page that was opened. */
export default function SignedInGuard() {
  const isSignedIn = useIsSignedIn();
  const [wasSignedIn] = useState(isSignedIn);
  const returnPath = useReturnPath();

  if (isSignedIn) return <Outlet />;
  return <Navigate to={paths.login} replace state={createLoginState(returnPath, wasSignedIn)} />;
}
