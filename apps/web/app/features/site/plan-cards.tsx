import { paths } from "@fernwell/contract/paths";
import { prices } from "@fernwell/domain/billing/offers";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { type PlanOffer, planOffers } from "./copy/plans.ts";

/** Both offers side by side, with the annual one in green. */
export function PlanCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
      {planOffers(prices).map((offer) => (
        <PlanCard key={offer.name} offer={offer} isLead={offer.name === "Annual"} />
      ))}
    </ul>
  );
}

function PlanCard({ offer, isLead }: { offer: PlanOffer; isLead: boolean }) {
  const [amount = "", ...period] = offer.price.split(" ");

  return (
    <li
      className={cx(
        "flex flex-col rounded-card border p-6 sm:p-8",
        isLead ? "border-fern-700 bg-fern-50" : "border-line bg-card",
      )}
    >
      <h2 className="text-2xl">{offer.name}</h2>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display font-[560] text-5xl text-fern-700 tabular-nums">{amount}</span>{" "}
        <span className="text-ink-700 text-lg">{period.join(" ")}</span>
      </p>
      <p className="mt-2 mb-8 text-ink-700">{offer.billing}</p>
      <div className="mt-auto">
        <LinkButton to={paths.signup} variant={isLead ? "primary" : "secondary"} fullWidth>
          Sign Up<span className="sr-only"> for the {offer.name} plan</span>
        </LinkButton>
      </div>
    </li>
  );
}
