import { brand } from "#app/lib/brand.ts";

export interface PageMeta {
  /** The page's own name, without the product's. */
  readonly title: string;
  readonly description: string;
}

type PublicPage =
  | "landing"
  | "about"
  | "coFounder"
  | "founder"
  | "contact"
  | "plans"
  | "explore"
  | "exploreUs"
  | "privacy"
  | "terms"
  | "authPrivacy"
  | "authTerms";

export const pageMeta: Readonly<Record<PublicPage, PageMeta>> = {
  landing: {
    title: "Eat, move and rest your way",
    description: `Plan meals, exercise and meditation with ${brand.name}. What you tell us you cannot eat or cannot do is never suggested or saved into your plan.`,
  },
  about: {
    title: "About Us",
    description: `Meet the people behind ${brand.name}, and read why we start with what you cannot eat and cannot do before we suggest a thing.`,
  },
  coFounder: {
    title: "Our co-founder",
    description: `How a kitchen without wheat, a sore knee and a notebook became ${brand.name}: the story of our co-founder, and of our founder too.`,
  },
  founder: {
    title: "Our founder",
    description: `The founder of ${brand.name}, the neighbour who joined in, and the notebook that always began with what was out of the question. Read their story.`,
  },
  contact: {
    title: "Help Center",
    description: `Bugs, ideas, billing, technical trouble or anything else: see the topics we can help with, and write to ${brand.name} or call us.`,
  },
  plans: {
    title: "Plans",
    description: `Start ${brand.name} with two weeks free, then pay by the year or by the month. See the prices, what is included and how health coaches fit in.`,
  },
  explore: {
    title: "Explore plans",
    description: `Look through a few of the meals, exercises and meditations inside ${brand.name}, next to the free trial and both ways to subscribe.`,
  },
  exploreUs: {
    title: "Explore",
    description: `From a jar of toasted muesli to a twelve-minute meditation: browse samples of what you can cook, practise and rest with at ${brand.name}.`,
  },
  privacy: {
    title: "Privacy policy",
    description: `What ${brand.name} stores about you, why we keep it and for how long, and how to reach us with a request or a question about your data.`,
  },
  terms: {
    title: "Terms and conditions",
    description: `The terms for using ${brand.name}: what we offer, what we ask of you, how changes are announced and how a disagreement is settled.`,
  },
  authPrivacy: {
    title: "Privacy policy",
    description: `Before you sign up: read what ${brand.name} stores about you, why and for how long we keep it, and how to reach us with a request.`,
  },
  authTerms: {
    title: "Terms and conditions",
    description: `Before you sign up: read the terms for using ${brand.name}, what we offer, what we ask of you and how a disagreement is settled.`,
  },
};
