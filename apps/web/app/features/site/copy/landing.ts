import { brand } from "#app/lib/brand.ts";
import { trial } from "./trial.ts";

interface Passage {
  readonly heading: string;
  readonly text: string;
}

export interface Step {
  readonly title: string;
  readonly text: string;
}

export interface StoreBadge {
  readonly store: "app-store" | "google-play";
  readonly prompt: string;
  readonly name: string;
}

interface LandingCopy {
  readonly hero: {
    readonly headline: string;
    readonly subHeadline: string;
    readonly start: string;
    readonly signUp: string;
  };
  readonly together: Passage;
  readonly questionnaire: Passage;
  readonly purpose: Passage;
  readonly explainer: { readonly heading: string; readonly steps: readonly [Step, Step, Step] };
  readonly explore: {
    readonly heading: string;
    readonly lead: string;
    readonly readMore: string;
  };
  readonly trial: Passage;
  readonly download: {
    readonly heading: string;
    readonly text: string;
    readonly trialName: string;
    readonly trialText: string;
    readonly badges: readonly [StoreBadge, StoreBadge];
    readonly previewAlt: string;
  };
}

export const landing: LandingCopy = {
  hero: {
    headline: "Eat, move and rest your way",
    subHeadline:
      "Plan meals, exercise and meditation around the life you have. What you tell us you cannot eat or cannot do is never suggested to you or saved into your plan.",
    start: "Let's Start",
    signUp: "Sign Up Today",
  },

  together: {
    heading: "AI and human experts, working together",
    text: `${brand.name} pairs AI with guidance from human experts. AI sorts through the possibilities; people set the rules it has to keep. When you would rather talk to someone, health coaches are available for an additional fee.`,
  },

  questionnaire: {
    heading: "Under 45 seconds to begin",
    text: "Answer a short questionnaire, which takes under 45 seconds, and AI builds personalised plans from your answers: what you enjoy, what you are aiming for and what to leave out.",
  },

  purpose: {
    heading: "One place for the whole day",
    text: `${brand.name} helps you plan meals, exercise and meditation. Follow AI-assisted recommendations, build your own plans by hand, or do a little of both.`,
  },

  explainer: {
    heading: "It's Simple",
    steps: [
      {
        title: "Tell us about you",
        text: "Say what you enjoy, what you cannot eat and what you cannot do. It takes under 45 seconds.",
      },
      {
        title: "See what may suit you",
        text: "Your recommendations leave out what you ruled out and put the closest matches first.",
      },
      {
        title: "Make it yours",
        text: "Ask AI for a plan in your own words, or choose your favourites and build one by hand.",
      },
    ],
  },

  explore: {
    heading: "Explore what is inside",
    lead: "A few meals, exercises and meditations to look at. These samples are the same for everyone; your own recommendations follow your answers.",
    readMore: "Read More →",
  },

  trial: { heading: trial.name, text: trial.text },

  download: {
    heading: "Download Our App To Transform Your Health!",
    text: "Your plan in the kitchen, at the gym and by the bed.",
    trialName: trial.name,
    trialText: trial.text,
    badges: [
      { store: "app-store", prompt: "Download on the", name: "App Store" },
      { store: "google-play", prompt: "Get it on", name: "Google Play" },
    ],
    previewAlt: `${brand.name} on a phone`,
  },
};
