import { formatPrice } from "@fernwell/domain/billing/offers";
import type { Mail } from "../mail.types.ts";
import type { Content } from "./content.ts";

type TrialEnding = Extract<Mail, { template: "trialEnding" }>;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

export function trialEnding(mail: TrialEnding): Content {
  const { name, trialEndsAt, offer, price, subscriptionUrl, cancelUrl } = mail;
  const lastDay = day.format(trialEndsAt);
  return {
    subject: `Your Fernwell trial ends on ${lastDay}`,
    preview: `After that the ${offer} plan costs ${formatPrice(price)}, unless you cancel first.`,
    heading: "Your free trial is about to end",
    name,
    blocks: [
      {
        kind: "text",
        text: `Your free trial ends on ${lastDay} (UTC). After that your ${offer} plan continues at ${formatPrice(price)}, paid with the card you gave at checkout. If you would like to continue, there is nothing to do.`,
      },
      { kind: "button", label: "See your subscription", url: subscriptionUrl },
      {
        kind: "notice",
        title: "If you would rather not continue",
        text: "Cancel before the trial ends, and you pay nothing.",
      },
      { kind: "button", label: "Cancel", url: cancelUrl },
    ],
    reason: "You get this email because a free trial was started with your Fernwell account.",
  };
}
