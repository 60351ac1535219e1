import { formatPrice, type Offer, prices } from "@fernwell/domain/billing/offers";
import { type ReactNode, useId } from "react";
import { cx } from "#app/ui/cx.ts";

interface OfferCardProps {
  readonly offer: Offer;
  /** What choosing it costs, and when. */
  readonly note: string;
  /** The button, which takes clicks on the whole card. */
  readonly children: ReactNode;
}

export function OfferCard({ offer, note, children }: OfferCardProps) {
  const id = useId();
  const [amount = "", ...rest] = formatPrice(prices[offer]).split(" ");
  const { label, billing } = words[offer];

  return (
    <li
      aria-labelledby={id}
      className={cx(
        "relative flex flex-col rounded-card border p-6 transition-shadow duration-200 ease-out has-[button:hover]:shadow-raised sm:p-8",
        offer === "Annual" ? "border-fern-700 bg-fern-50" : "border-line-strong bg-card",
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="text-2xl">
          {offer}
        </h3>
        <p className="rounded-full border border-line-strong/40 px-3 py-0.5 font-medium text-ink-700 text-sm">
          {label}
        </p>
      </div>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-2">
        <span className="font-[560] font-display text-5xl text-fern-700 tabular-nums">{amount}</span>{" "}
        <span className="text-ink-700 text-lg">{rest.join(" ")}</span>
      </p>
      <p className="mt-2 text-ink-700">{billing}</p>
      <p className="mt-5 mb-7 border-line-strong/40 border-t pt-5 font-medium text-ink-900">{note}</p>
      <div className="mt-auto">{children}</div>
    </li>
  );
}

/** Keeps an amount on one line. */
export function amountText(amount: number): string {
  return `$${amount}\u00a0${prices.Annual.currency}`;
}

const words: Readonly<Record<Offer, { readonly label: string; readonly billing: string }>> = {
  Annual: {
    label: "Yearly",
    billing: `Billed once a year, which comes to ${amountText(prices.Annual.amount / 12)} a month.`,
  },
  Monthly: {
    label: "Fortnightly",
    billing: `Billed once a month, which comes to ${amountText(prices.Monthly.amount * 12)} a year.`,
  },
};
