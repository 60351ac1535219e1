import type { Offer } from "@fernwell/domain/billing/offers";
import { noSubscription, type Subscription } from "@fernwell/domain/billing/subscription";
import { trialEndOf } from "@fernwell/domain/billing/trial";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { findDemo, storeDemo } from "./demo.queries.ts";

/** A trial that costs nothing and is followed by nothing; the page says that it is a demo. */
export async function startDemo(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: UserId,
  offer: Offer,
): Promise<string> {
  await storeDemo(db, userId, { offer, trialEndsAt: trialEndOf(clock.now()) });
  return `/subscription?demo=${offer}`;
}

export async function getDemo(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: UserId,
): Promise<Subscription> {
  const demo = await findDemo(db, userId);
  if (!demo) return noSubscription;
  return {
    ...demo,
    status: demo.trialEndsAt > clock.now() ? "trialing" : "canceled",
    currentPeriodEndsAt: demo.trialEndsAt,
    endsAtPeriodEnd: true,
  };
}
