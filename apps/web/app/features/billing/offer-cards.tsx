import { type Offer, offers, prices } from "@fernwell/domain/billing/offers";
import { computeTrialEnd, trialDays } from "@fernwell/domain/billing/trial";
import { formatLongDate } from "#app/lib/format-date.ts";
import { Button } from "#app/ui/button.tsx";
import { amountText, OfferCard } from "./offer-card.tsx";
import type { Standing } from "./standing.ts";

interface OfferCardsProps {
  readonly standing: Standing;
  /** The plan of a subscriber. */
  readonly ownOffer: Offer | null;
  readonly now: Date;
  readonly startingOffer: Offer | undefined;
  /** Nothing can be chosen while a payment is under way. */
  readonly isWithheld: boolean;
  readonly onChoose: (offer: Offer) => void;
}

export function OfferCards({
  standing,
  ownOffer,
  now,
  startingOffer,
  isWithheld,
  onChoose,
}: OfferCardsProps) {
  const describe = isWithheld ? () => "We are waiting for your payment." : notes[standing];
  const isOwn = (offer: Offer) => standing === "active" && offer === ownOffer;

  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
      {offers.map((offer) => (
        <OfferCard
          key={offer}
          offer={offer}
          note={isOwn(offer) ? "This is your plan." : describe(amountText(prices[offer].amount), now)}
        >
          <Button
            coversCard
            fullWidth
            size="large"
            pending={startingOffer === offer}
            pendingLabel="Opening checkout..."
            aria-disabled={isWithheld || (startingOffer !== undefined && startingOffer !== offer)}
            onClick={() => onChoose(offer)}
          >
            {buttonTexts[standing]}
            <span className="sr-only">, {offer}</span>
          </Button>
        </OfferCard>
      ))}
    </ul>
  );
}

const buttonTexts: Readonly<Record<Standing, string>> = {
  new: "Start free trial",
  returning: "Subscribe",
  unsettled: "Change card",
  active: "See your subscription",
  demo: "Start the demo",
};

/** When the first charge happens and how much it is, or why there is none. */
const notes: Readonly<Record<Standing, (amount: string, now: Date) => string>> = {
  new: (amount, now) =>
    `Free for ${trialDays} days. First charge of ${amount} on ${formatLongDate(computeTrialEnd(now))}.`,
  returning: (amount) => `First charge of ${amount} today.`,
  unsettled: () => "Change your card on our payment provider's page.",
  active: () => "Nothing to choose: your subscription is active.",
  demo: () => "A demo: nothing is charged.",
};
