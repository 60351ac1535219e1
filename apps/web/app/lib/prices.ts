export interface Price {
  readonly amount: number;
  readonly currency: string;
  readonly period: "year" | "month";
}

export interface PlanPrices {
  readonly annual: Price;
  readonly monthly: Price;
}

/** What a subscription costs, wherever it is offered. The privacy policy quotes figures of its own. */
export const planPrices: PlanPrices = {
  annual: { amount: 36, currency: "USD", period: "year" },
  monthly: { amount: 5, currency: "USD", period: "month" },
};
