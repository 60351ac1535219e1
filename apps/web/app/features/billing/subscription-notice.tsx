import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { useState } from "react";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { describeReturn } from "./describe-return.ts";
import { getInactiveHeading, type Standing } from "./standing.ts";

interface SubscriptionNoticeProps {
  readonly subscription: SubscriptionStatus | undefined;
  readonly standing: Standing;
  readonly isAwaitingPayment: boolean;
  readonly onCheck: () => Promise<unknown>;
}

/** What a person should know before choosing a plan. */
export function SubscriptionNotice({
  subscription,
  standing,
  isAwaitingPayment,
  onCheck,
}: SubscriptionNoticeProps) {
  const [isChecking, setIsChecking] = useState(false);

  async function check() {
    setIsChecking(true);
    await onCheck();
    setIsChecking(false);
  }

  if (isAwaitingPayment)
    return (
      <Banner
        kind="info"
        title="We are waiting for news of your payment."
        action={
          <Button
            variant="secondary"
            size="small"
            pending={isChecking}
            pendingLabel="Checking..."
            onClick={check}
          >
            Check again
          </Button>
        }
      >
        This takes a moment. There is no need to pay again.
      </Banner>
    );

  if (standing === "demo")
    return (
      <Banner kind="warning" title="This is a demo.">
        You can try everything, and no payment is taken.
      </Banner>
    );

  const returned = subscription && describeReturn(subscription);
  if (standing === "unsettled" && subscription)
    return (
      <Banner kind="warning" title={`${getInactiveHeading(subscription)}.`}>
        {returned}
      </Banner>
    );

  if (returned) return <Banner kind="info" title={returned} />;

  return null;
}
