/** The ways to subscribe. */
export const offers = ["Annual", "Monthly"] as const;
export type Offer = (typeof offers)[number];

export interface Price {
  readonly amount: number;
  readonly currency: string;
  readonly period: "year" | "month";
  /** What the payment provider knows the price by. */
  readonly lookupKey: string;
}

/** What a subscription costs, wherever it is offered or charged. The privacy policy quotes figures of its own. */
export const prices: Readonly<Record<Offer, Price>> = {
  Annual: { amount: 36, currency: "USD", period: "year", lookupKey: "fernwell_annual" },
  Monthly: { amount: 5, currency: "USD", period: "month", lookupKey: "fernwell_monthly" },
};

export function priceText({ amount, currency, period }: Price): string {
  return `$${amount} ${currency} per ${period}`;
}
