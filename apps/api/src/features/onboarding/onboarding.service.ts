import { loginRedirects } from "@fernwell/contract/paths";
import { findOnboardingStage } from "@fernwell/domain/people/onboarding-stage";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";
import { listAnsweredKinds } from "../preferences/preferences.service.ts";
import { hasProfile, hasSubscribed } from "./onboarding.queries.ts";

/** Login leads to the first unfinished step of onboarding. */
export async function getRedirectUrl(db: Queryable, userId: UserId): Promise<string> {
  const stage = findOnboardingStage({
    hasProfile: await hasProfile(db, userId),
    hasSubscribed: await hasSubscribed(db, userId),
    answeredKinds: await listAnsweredKinds(db, userId),
  });
  return loginRedirects[stage].redirectUrl;
}
