import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { formatPrice, type Offer, prices } from "@fernwell/domain/billing/offers";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { describeReturn } from "./describe-return.ts";
import { PortalButton } from "./portal-button.tsx";
import { askToCancel, askToChangePlan, describeKeeping, type Question } from "./questions.ts";
import { describeNextEvent, getInactiveHeading, isActive } from "./standing.ts";

interface OpenSubscriptionProps {
  readonly subscription: SubscriptionStatus;
  readonly onAsk: (question: Question) => void;
  readonly onKeep: () => void;
  readonly isKeeping: boolean;
}

export function OpenSubscription({ subscription, onAsk, onKeep, isKeeping }: OpenSubscriptionProps) {
  const { plan, is_demo, cancel_at_period_end } = subscription;
  const returned = describeReturn(subscription);
  const isDisputed = subscription.returned_payment?.dispute === "open";
  const isUnpaid = !isActive(subscription);
  const isEnding = cancel_at_period_end && !is_demo && !isUnpaid;
  const goesOn = !isEnding && !isUnpaid;

  return (
    <>
      <div className="rounded-card bg-fern-50 p-5 sm:px-6">
        {plan && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display font-medium text-2xl text-ink-900">{plan}</span>
            <span className="text-ink-700">{formatPrice(prices[plan])}</span>
          </p>
        )}
        {!isDisputed && (
          <p className="mt-2 max-w-measure text-ink-700">
            {isUnpaid ? unpaid : describeNextEvent(subscription)} {isEnding && describeKeeping(subscription)}{" "}
            {returned}
          </p>
        )}
      </div>
      {isUnpaid && (
        <div className="mt-4">
          <Banner
            kind="warning"
            title={`${getInactiveHeading(subscription)}.`}
            action={!isDisputed && <PortalButton>Change your card</PortalButton>}
          >
            {isDisputed && returned}
          </Banner>
        </div>
      )}
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
        {isEnding && (
          <Button pending={isKeeping} pendingLabel="Keeping it..." onClick={onKeep}>
            Keep my subscription
          </Button>
        )}
        {goesOn && plan && (
          <Button variant="secondary" onClick={() => onAsk(askToChangePlan(subscription, otherThan[plan]))}>
            Change to {otherThan[plan]}
          </Button>
        )}
        {!is_demo && !isUnpaid && <PortalButton>Receipts and card</PortalButton>}
        {!isEnding && (
          <Button variant="quiet" onClick={() => onAsk(askToCancel(subscription))}>
            Cancel subscription
          </Button>
        )}
      </div>
    </>
  );
}

const otherThan: Readonly<Record<Offer, Offer>> = { Annual: "Monthly", Monthly: "Annual" };

const unpaid =
  "Your subscription is waiting for its payment. Once the card is changed, it continues as before.";
