import { paths } from "@fernwell/contract/paths";
import { Navigate, Outlet } from "react-router";
import { chosenByServer } from "#app/lib/route-handle.ts";
import { useStored } from "#app/lib/storage.ts";
import { onboardingCompleteKey } from "#app/lib/storage-keys.ts";

export const handle = chosenByServer;

/** The onboarding guard: redirects a person who has finished onboarding to the recommendations. */
export default function OnboardingGuard() {
  if (useStored(onboardingCompleteKey) === "true") return <Navigate to={paths.home} replace />;
  return <Outlet />;
}
