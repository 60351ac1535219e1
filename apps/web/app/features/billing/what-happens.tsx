import type { SubscriptionStatus } from "@fernwell/contract/billing";
import { trialDays } from "@fernwell/domain/billing/trial";
import type { ReactNode } from "react";
import { describeNextEvent, type Standing } from "./standing.ts";
import { TrialLeaves } from "./trial-leaves.tsx";
import { TrialStory } from "./trial-story.tsx";

interface WhatHappensProps {
  readonly subscription: SubscriptionStatus | undefined;
  readonly standing: Standing;
  readonly now: Date;
}

/** The consequences of a choice, shown before it is made. */
export function WhatHappens({ subscription, standing, now }: WhatHappensProps) {
  const { heading, text } = stories[standing];

  return (
    <section aria-labelledby="what-happens" className="lg:row-start-2">
      {standing === "new" && <TrialLeaves />}
      <h2 id="what-happens" className="mb-5 text-2xl">
        {heading}
      </h2>
      <div className="text-ink-700">
        {text}
        {standing === "active" && subscription && describeNextEvent(subscription)}
        {standing === "new" && <TrialStory startsAt={now} />}
      </div>
    </section>
  );
}

const stories: Readonly<Record<Standing, { readonly heading: string; readonly text?: ReactNode }>> = {
  new: { heading: "If you start today" },
  active: { heading: "Your subscription" },
  demo: {
    heading: "If you start today",
    text: `You get a ${trialDays}-day demo. No card is needed, and nothing is charged, now or later.`,
  },
  returning: {
    heading: "If you subscribe today",
    text: `The ${trialDays}-day free trial belongs to a first subscription, and yours has been used. The first charge is taken when you confirm it with our payment provider.`,
  },
  unsettled: {
    heading: "Your subscription",
    text: "Your subscription is waiting for its payment. Once the card is changed, it continues as before.",
  },
};
