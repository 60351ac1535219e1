import { paths } from "@fernwell/contract/paths";
import type { Offer } from "@fernwell/domain/billing/offers";
import { isRunning, noSubscription, type Subscription } from "@fernwell/domain/billing/subscription";
import { computeTrialEnd } from "@fernwell/domain/billing/trial";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { deleteDemo, findDemo, setDemoOffer, storeDemo } from "./demo.queries.ts";

/** A trial that is never charged. The page says that it is a demo. */
export async function startDemo(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: UserId,
  offer: Offer,
): Promise<string> {
  await storeDemo(db, userId, { offer, trialEndsAt: computeTrialEnd(clock.now()) });
  return paths.demoCheckout(offer);
}

/** A demo ends as soon as it is cancelled. */
export async function cancelDemo({ db, clock }: Pick<Deps, "db" | "clock">, userId: UserId): Promise<void> {
  if (!(await deleteDemo(db, userId, clock.now()))) throw new AppError("no_subscription");
}

export async function changeDemo(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: UserId,
  offer: Offer,
): Promise<void> {
  if (!(await setDemoOffer(db, userId, offer, clock.now()))) throw new AppError("no_subscription");
}

export async function requireDemo(deps: Pick<Deps, "db" | "clock">, userId: UserId): Promise<void> {
  if (!isRunning((await getDemo(deps, userId)).status)) throw new AppError("no_subscription");
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
