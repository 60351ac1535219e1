import { brand } from "#app/lib/brand.ts";

interface ExploreUsCopy {
  readonly heading: string;
  readonly lead: string;
  readonly readMore: string;
  readonly modal: { readonly text: string; readonly close: string };
}

export const exploreUs: ExploreUsCopy = {
  heading: "Explore US",
  lead: `Something to cook, something to move to, something to rest with: have a look round ${brand.name}.`,
  readMore: "Read More →",
  modal: {
    text: "Create or Login Your Account and Proceed to Payment To View This",
    close: "Close",
  },
};
