import { loginRedirects } from "@fernwell/contract/paths";
import { findOnboardingStage } from "@fernwell/domain/people/onboarding-stage";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";
import { getProgress } from "./onboarding.queries.ts";

/** Login leads to the first step of onboarding that is not done. */
export async function getRedirectUrl(db: Queryable, userId: UserId): Promise<string> {
  return loginRedirects[findOnboardingStage(await getProgress(db, userId))].redirectUrl;
}
