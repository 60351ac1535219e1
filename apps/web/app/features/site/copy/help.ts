import { brand } from "#app/lib/brand.ts";

export interface HelpCard {
  readonly id: string;
  readonly title: string;
  readonly line: string;
}

interface HelpCopy {
  readonly heading: string;
  readonly lead: string;
  readonly search: { readonly label: string; readonly placeholder: string };
  readonly cards: readonly HelpCard[];
  readonly contact: {
    readonly heading: string;
    readonly text: string;
    readonly emailLabel: string;
    readonly email: string;
    readonly phoneLabel: string;
    readonly phone: string;
    readonly healthNote: string;
  };
}

/** Neither the search nor the cards do anything, so no text here promises that they will. */
export const help: HelpCopy = {
  heading: "Help Center",
  lead: "Find the topic closest to yours, then write or call. Naming it helps us answer.",
  search: { label: "Search the Help Center", placeholder: "A word or a question" },
  cards: [
    { id: "bug", title: "Report a bug", line: "Something is broken, or not where you left it." },
    { id: "feature", title: "Suggest a new feature", line: "You wish you could do something new here." },
    { id: "improvement", title: "Suggest improvement", line: "It works, but it could be clearer or easier." },
    {
      id: "billing",
      title: "Licensing and billing questions",
      line: "Your subscription, a payment, or the use of our content.",
    },
    { id: "technical", title: "Technical Support", line: "Trouble with logging in, loading or your device." },
    { id: "other", title: "Other questions", line: "Whatever fits nowhere else." },
  ],
  contact: {
    heading: "Contact us",
    text: `Reach the people behind ${brand.name} by email or by phone.`,
    emailLabel: "Email",
    email: brand.email,
    phoneLabel: "Phone",
    phone: brand.phone,
    healthNote:
      "We cannot give medical advice. If your question is about your health, please ask your doctor; in an emergency, call your local emergency number.",
  },
};
