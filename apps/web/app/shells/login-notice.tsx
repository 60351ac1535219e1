import { useLocation } from "react-router";
import { readLoginState } from "#app/lib/login-state.ts";
import { Banner } from "#app/ui/banner.tsx";

/** Says why the person has to log in again, or that their address is verified. */
export function LoginNotice() {
  const { notice, isVerified } = readLoginState(useLocation().state);
  if (notice === undefined && isVerified !== true) return null;

  return (
    <div className="mb-8">
      {notice === undefined ? (
        <Banner kind="success" title="Your email is verified." />
      ) : (
        <Banner kind="warning" title={notice} />
      )}
    </div>
  );
}
