import { formatPrice, type Offer, type Price } from "@fernwell/domain/billing/offers";
import { trial } from "./trial.ts";

export interface PlanOffer {
  readonly name: Offer;
  readonly price: string;
  readonly billing: string;
}

interface PlansCopy {
  readonly heading: string;
  readonly lead: string;
  readonly trialName: string;
  readonly trialText: string;
  readonly included: { readonly heading: string; readonly items: readonly string[] };
  readonly coachFee: string;
  readonly carousel: { readonly heading: string; readonly lead: string };
}

export function planOffers({
  Annual,
  Monthly,
}: Readonly<Record<Offer, Price>>): readonly [PlanOffer, PlanOffer] {
  return [
    { name: "Annual", price: formatPrice(Annual), billing: "Billed once a year." },
    { name: "Monthly", price: formatPrice(Monthly), billing: "Billed once a month." },
  ];
}

export const plans: PlansCopy = {
  heading: "Plans",
  lead: "Meals, exercise and meditation in one subscription. Both plans include the same; only the billing differs.",
  trialName: trial.name,
  trialText: trial.text,
  included: {
    heading: "What is included",
    items: [
      "Recommendations for meals, exercise and meditation that follow your answers",
      "Plans made by AI from a sentence of yours, and plans you build by hand",
      "A check before every suggestion, so that what you ruled out stays out",
      "Recipes with method, cookware and the nutrition of a serving",
      "One grocery list for each meal plan, to tick off as you shop",
      "Exercises explained step by step, and meditations with sound",
      "Favourites, kept together",
    ],
  },
  coachFee:
    "Health coaches are optional and available for an additional fee; each coach's page gives their contact details.",
  carousel: {
    heading: "A look inside",
    lead: "A few meals, exercises and meditations. Log in to open them.",
  },
};
