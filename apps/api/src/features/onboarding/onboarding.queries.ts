import type { OnboardingProgress } from "@fernwell/domain/people/onboarding-stage";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Queryable } from "../../platform/db/db.ts";

/** The subscription may be skipped: a person who has answered a questionnaire is past it, as is one who ever had one. */
export async function getProgress(db: Queryable, userId: UserId): Promise<OnboardingProgress> {
  const profile = await db
    .selectFrom("profiles")
    .select("bornOn")
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom("preferences").select("part").where("userId", "=", userId).execute();
  const answered = new Set(rows.map(({ part }) => part));
  const subscribed = await db
    .selectFrom("subscriptions")
    .select("userId")
    .where("userId", "=", userId)
    .union(db.selectFrom("demoSubscriptions").select("userId").where("userId", "=", userId))
    .executeTakeFirst();
  return {
    hasProfile: profile.bornOn !== null,
    hasSubscription: subscribed !== undefined || answered.size > 0,
    hasMeals: answered.has("meals"),
    hasExercise: answered.has("exercise"),
    hasMeditation: answered.has("meditation"),
  };
}
