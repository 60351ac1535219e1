import { addresses, paths } from "@fernwell/contract/paths";
import { CalendarHeart, Check, MessagesSquare } from "lucide-react";
import type { MetaArgs } from "react-router";
import { landing } from "#app/features/site/copy/landing.ts";
import { plans } from "#app/features/site/copy/plans.ts";
import { ItemCarousel } from "#app/features/site/item-carousel.tsx";
import { PlanCards } from "#app/features/site/plan-cards.tsx";
import { siteMeta } from "#app/features/site/site-meta.ts";

export function meta({ matches }: MetaArgs) {
  return siteMeta(matches.at(-1)?.id === addresses.explore ? "explore" : "plans");
}

/** One screen at two addresses: the prices, above a preview that links to the login screen. */
export default function Plans() {
  const { heading, lead, trialName, trialText, included, coachFee, carousel } = plans;

  return (
    <>
      <div className="mx-auto grid max-w-304 gap-12 px-5 py-12 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,38rem)] lg:gap-20 lg:py-20">
        <header className="lg:self-center">
          <h1 className="text-5xl">{heading}</h1>
          <p className="mt-5 max-w-measure text-ink-700 text-lg">{lead}</p>
          <div className="mt-8 flex gap-4">
            <CalendarHeart aria-hidden className="mt-1 size-7 shrink-0 text-fern-700" />
            <div>
              <p className="font-display font-[560] text-xl">{trialName}</p>
              <p className="mt-1 max-w-measure text-ink-700">{trialText}</p>
            </div>
          </div>
        </header>
        <PlanCards />
      </div>

      <div className="mx-auto grid max-w-304 gap-10 px-5 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-20 lg:pb-28">
        <section aria-labelledby="included">
          <h2 id="included" className="text-3xl">
            {included.heading}
          </h2>
          <ul className="mt-7 grid gap-x-10 gap-y-4 sm:grid-cols-2">
            {included.items.map((item) => (
              <li key={item} className="flex gap-3 text-ink-700">
                <Check aria-hidden className="mt-1 size-5 shrink-0 text-fern-700" />
                {item}
              </li>
            ))}
          </ul>
        </section>
        <aside
          aria-label="Health coaches"
          className="flex gap-4 self-start rounded-card bg-sun-50 p-6 lg:flex-col"
        >
          <MessagesSquare aria-hidden className="size-6 shrink-0 text-sun-700" />
          <p className="text-ink-900">{coachFee}</p>
        </aside>
      </div>

      <div className="overflow-x-clip border-line border-t bg-card/60">
        <div className="mx-auto max-w-304 px-5 py-16 sm:px-8 lg:py-24">
          <ItemCarousel
            label={carousel.heading}
            readMore={landing.explore.readMore}
            opening={{ linkTo: () => paths.login }}
          >
            <h2 className="text-4xl">{carousel.heading}</h2>
            <p className="mt-3 text-ink-700 text-lg">{carousel.lead}</p>
          </ItemCarousel>
        </div>
      </div>
    </>
  );
}
