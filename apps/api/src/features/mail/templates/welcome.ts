import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type Welcome = Extract<Mail, { template: "welcome" }>;

export function welcome({ name, loginUrl }: Welcome): Content {
  return {
    subject: "Welcome to Fernwell",
    preview: "Your email address is confirmed. Here is what comes next.",
    heading: "Welcome to Fernwell",
    name,
    blocks: [
      {
        kind: "text",
        text: "Your email address is confirmed, and we are glad that you are here. Fernwell helps you plan three parts of life.",
      },
      {
        kind: "partsOfLife",
        parts: [
          { colour: "clay", title: "Meals", text: "what to eat" },
          { colour: "lake", title: "Exercise", text: "how to move" },
          { colour: "dusk", title: "Meditation", text: "how to rest" },
        ],
      },
      { kind: "text", text: "Here is what comes next." },
      {
        kind: "steps",
        steps: [
          { title: "Your profile", text: "A few details about you." },
          { title: "A 14-day free trial", text: "Choose a subscription; its first 14 days are free." },
          {
            title: "Three short questionnaires",
            text: "What you like, need and avoid in meals, exercise and meditation.",
          },
          {
            title: "Your recommendations",
            text: "Meals, exercises, meditations and coaches that may suit you.",
          },
        ],
      },
      {
        kind: "text",
        text: "What you tell us you cannot eat or do is kept out of what we suggest.",
      },
      { kind: "button", label: "Log in and begin", url: loginUrl },
    ],
    reason: "You get this email because this address was confirmed for a Fernwell account.",
  };
}
