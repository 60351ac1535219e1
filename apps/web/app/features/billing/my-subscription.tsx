import { isOpen } from "@fernwell/domain/billing/subscription";
import { useRef } from "react";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useSubscriptionStatus } from "./billing.api.ts";
import { NoSubscription } from "./no-subscription.tsx";
import { OpenSubscription } from "./open-subscription.tsx";
import { useSubscriptionChange } from "./use-subscription-change.ts";

/** The person's own subscription: what it costs, what comes next, and every way to change it. */
export function MySubscription() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const subscription = useSubscriptionStatus({ isReady: true, hasJustPaid: false });
  const { ask, keep, isKeeping, dialog } = useSubscriptionChange(headingRef);

  return (
    <SettingsCard id="subscription" heading="Your subscription" headingRef={headingRef}>
      <Loaded query={subscription} failure="We could not load your subscription." skeleton={<Loading />}>
        {(status) =>
          isOpen(status.status) ? (
            <OpenSubscription subscription={status} onAsk={ask} onKeep={keep} isKeeping={isKeeping} />
          ) : (
            <NoSubscription subscription={status} />
          )
        }
      </Loaded>
      {dialog && <ConfirmDialog {...dialog} cancelLabel="Go back" />}
    </SettingsCard>
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
