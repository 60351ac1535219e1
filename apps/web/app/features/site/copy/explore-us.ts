import { brand } from "#app/lib/brand.ts";

interface ExploreUsCopy {
  readonly heading: string;
  readonly lead: string;
  readonly tabs: { readonly meal: string; readonly exercise: string; readonly meditation: string };
  readonly readMore: string;
  readonly modal: { readonly text: string; readonly close: string };
}

export const exploreUs: ExploreUsCopy = {
  heading: "Explore US",
  lead: `Something to cook, something to move to, something to rest with: have a look round ${brand.name}.`,
  tabs: { meal: "Meal", exercise: "Exercise", meditation: "Meditation" },
  readMore: "Read More →",
  modal: {
    text: "Create or Login Your Account and Proceed to Payment To View This",
    close: "Close",
  },
};
