import { isOpen } from "@fernwell/domain/billing/subscription";
import { useRef } from "react";
import { LoadFailure } from "#app/items/load-failure.tsx";
import { useArrival } from "#app/lib/use-arrival.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useSubscriptionStatus } from "./billing.api.ts";
import { NoSubscription } from "./no-subscription.tsx";
import { OpenSubscription } from "./open-subscription.tsx";
import { useSubscriptionChange } from "./use-subscription-change.ts";

/** The person's own subscription: what it costs, what comes next, and every way to change it. */
export function MySubscription() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data: subscription, error, refetch } = useSubscriptionStatus({ isReady: true, hasJustPaid: false });
  const { ask, keep, isKeeping, dialog } = useSubscriptionChange(headingRef);
  useArrival("subscription", headingRef);

  return (
    <section id="subscription" aria-labelledby="subscription-heading" className="scroll-mt-24">
      <h3 id="subscription-heading" ref={headingRef} tabIndex={-1} className="text-xl outline-none">
        Your subscription
      </h3>
      <div className="mt-4">
        {!subscription && error && (
          <LoadFailure message="We could not load your subscription." onRetry={() => refetch()} />
        )}
        {!subscription && !error && <Loading />}
        {subscription && isOpen(subscription.status) && (
          <OpenSubscription subscription={subscription} onAsk={ask} onKeep={keep} isKeeping={isKeeping} />
        )}
        {subscription && !isOpen(subscription.status) && <NoSubscription subscription={subscription} />}
      </div>
      {dialog && <ConfirmDialog {...dialog} cancelLabel="Go back" />}
    </section>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your subscription
      </p>
      <Skeleton className="h-24" />
    </>
  );
}
