import { type OnboardingStage, onboardingStage } from "@fernwell/domain/people/onboarding-stage";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";
import { getProgress } from "./onboarding.queries.ts";

/** What the wire calls each stage. */
const redirectUrls: Record<OnboardingStage, string> = {
  profile: "/edit-profile",
  subscription: "/subscription",
  meals: "/add-meal-preferences",
  exercise: "/add-exercise-preferences",
  meditation: "/add-meditation-preferences",
  done: "/",
};

/** Where a person goes after login: the first step of onboarding that is not done. */
export async function getRedirectUrl(db: Queryable, userId: UserId): Promise<string> {
  return redirectUrls[onboardingStage(await getProgress(db, userId))];
}
