import { type Offer, offers } from "@fernwell/domain/billing/offers";
import { trialDays } from "@fernwell/domain/billing/trial";
import { type ReactNode, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useSubscriptionStatus } from "./billing.api.ts";
import { CancelNote } from "./cancel-note.tsx";
import { DemoCardDialog } from "./demo-card-dialog.tsx";
import { FeatureBlurbs } from "./feature-blurbs.tsx";
import { OfferCards } from "./offer-cards.tsx";
import { getStanding } from "./standing.ts";
import { StatusDialog } from "./status-dialog.tsx";
import { SubscriptionNotice } from "./subscription-notice.tsx";
import { useCheckout } from "./use-checkout.ts";
import { useCheckoutReturn } from "./use-checkout-return.ts";
import { WhatHappens } from "./what-happens.tsx";

interface SubscriptionPageProps {
  readonly isSignedIn: boolean;
  /** The links for continuing without a plan. */
  readonly children: ReactNode;
  readonly onVisitor: () => void;
  readonly onContinue: () => void;
}

export function SubscriptionPage({ isSignedIn, onVisitor, onContinue, children }: SubscriptionPageProps) {
  const [now] = useState(() => new Date());
  const back = useCheckoutReturn();
  const status = useSubscriptionStatus(back);
  const checkout = useCheckout();
  const [search, setSearch] = useSearchParams();
  const [closedAt, setClosedAt] = useState(0);
  const plans = useRef<HTMLElement>(null);
  const proceedTo = useRef<HTMLElement | null>(null);

  const subscription = status.data;
  const standing = getStanding(subscription);
  const isSubscribed = standing === "active";
  const isAwaitingPayment = back.hasJustPaid && !status.isPending && !isSubscribed;
  // A link to the demo opens nothing where payments are real.
  const isDemoOpen = subscription?.is_demo === true && offers.some((offer) => offer === search.get("demo"));
  const hasNews = subscription !== undefined && closedAt !== status.dataUpdatedAt;

  function choose(offer: Offer) {
    if (!isSignedIn) onVisitor();
    else if (isSubscribed) setClosedAt(0);
    else checkout.start(offer);
  }

  function closeStatus(focusAfter: HTMLElement | null) {
    proceedTo.current = focusAfter;
    setClosedAt(status.dataUpdatedAt);
  }

  return (
    <>
      <div className="mx-auto grid max-w-304 gap-x-16 gap-y-10 px-5 py-10 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)] lg:grid-rows-[auto_1fr] lg:py-16">
        <header>
          <h1 className="text-4xl">Subscribe To Unlock And Enjoy All The Exclusive Features</h1>
          <p className="mt-4 max-w-measure text-ink-700 text-lg">
            {standing === "new" ? "Start with" : "A first subscription starts with"} a {trialDays}-day free
            trial. Both plans include the same; only the billing differs.
          </p>
        </header>
        <section
          ref={plans}
          aria-labelledby="plans"
          tabIndex={-1}
          className="grid content-start gap-4 rounded-card lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <h2 id="plans" className="sr-only">
            Plans
          </h2>
          <SubscriptionNotice
            subscription={subscription}
            standing={standing}
            isAwaitingPayment={isAwaitingPayment}
            onCheck={() => status.refetch()}
          />
          <OfferCards
            standing={standing}
            ownOffer={subscription?.plan ?? null}
            now={now}
            startingOffer={checkout.startingOffer}
            isWithheld={isAwaitingPayment}
            onChoose={choose}
          />
          <CancelNote />
          <div className="flex flex-wrap items-center gap-x-1.5 text-ink-700">{children}</div>
        </section>
        {!isAwaitingPayment && <WhatHappens subscription={subscription} standing={standing} now={now} />}
      </div>
      <FeatureBlurbs />
      {subscription && (
        <StatusDialog
          subscription={subscription}
          open={hasNews && !isDemoOpen && !isAwaitingPayment}
          onClose={() => closeStatus(null)}
          onContinue={onContinue}
          onProceed={() => closeStatus(plans.current)}
          focusAfter={proceedTo}
        />
      )}
      <DemoCardDialog
        open={isDemoOpen}
        onClose={() => setSearch({}, { replace: true })}
        onPaid={onContinue}
      />
      <ConfirmDialog
        open={checkout.hasFailed}
        onOpenChange={(isOpen) => !isOpen && checkout.dismiss()}
        title="Error"
        message="Failed to start subscription. Please try again."
        cancelLabel="Close"
        confirmLabel="Try Again"
        onConfirm={checkout.retry}
      />
    </>
  );
}
