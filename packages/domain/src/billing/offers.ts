export const offers = ["Annual", "Monthly"] as const;
export type Offer = (typeof offers)[number];

export interface Price {
  readonly amount: number;
  readonly currency: string;
  readonly period: "year" | "month";
  /** Identifies the price at the payment provider. */
  readonly lookupKey: string;
}

/** The prices shown and charged. The privacy policy quotes different figures, as required. */
export const prices: Readonly<Record<Offer, Price>> = {
  Annual: { amount: 36, currency: "USD", period: "year", lookupKey: "fernwell_annual" },
  Monthly: { amount: 5, currency: "USD", period: "month", lookupKey: "fernwell_monthly" },
};

export function formatPrice({ amount, currency, period }: Price): string {
  return `$${amount} ${currency} per ${period}`;
}
