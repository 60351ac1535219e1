import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type SubscriptionCancelled = Extract<Mail, { template: "subscriptionCancelled" }>;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export function subscriptionCancelled(mail: SubscriptionCancelled): Content {
  const { name, offer, endsAt, subscriptionUrl } = mail;
  const when = endsAt === null ? "has ended" : `ends on ${day.format(endsAt)} (UTC)`;
  return {
    subject: "Your Fernwell subscription is cancelled",
    preview: `Your ${offer} plan ${when}, and nothing more will be charged.`,
    heading: "Your subscription is cancelled",
    name,
    blocks: [
      {
        kind: "text",
        text: `Your ${offer} plan ${when}. Nothing more will be charged.${
          endsAt === null ? "" : " Until then nothing changes."
        } Your answers, favourites and plans stay with your account.`,
      },
      {
        kind: "notice",
        title: "If you change your mind",
        text:
          endsAt === null
            ? "You can subscribe again whenever you like."
            : "You can take this back in your settings until that day, and your plan continues as before.",
      },
      {
        kind: "button",
        label: endsAt === null ? "See your subscription" : "Keep my subscription",
        url: subscriptionUrl,
      },
    ],
    reason: "You get this email because the subscription of your Fernwell account was cancelled.",
  };
}
