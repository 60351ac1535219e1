import { lazy, Suspense, useState } from "react";
import { exploreUs } from "#app/features/site/copy/explore-us.ts";
import { ItemCarousel } from "#app/features/site/item-carousel.tsx";
import { siteMeta } from "#app/features/site/site-meta.ts";

/** Loaded only when a visitor opens a card. */
const LogInPrompt = lazy(() => import("#app/features/site/log-in-prompt.tsx"));

export function meta() {
  return siteMeta("exploreUs");
}

export default function ExploreUs() {
  const [prompt, setPrompt] = useState<"unasked" | "open" | "closed">("unasked");
  const { heading, lead, readMore } = exploreUs;

  return (
    <div className="overflow-x-clip">
      <div className="mx-auto max-w-304 px-5 py-12 sm:px-8 lg:py-20">
        <ItemCarousel
          label={heading}
          tabs="heading"
          readMore={readMore}
          opening={{ onOpen: () => setPrompt("open") }}
        >
          <h1 className="text-5xl">{heading}</h1>
          <p className="mt-4 max-w-120 text-ink-700 text-lg">{lead}</p>
          <h2 className="sr-only">Meals, exercises and meditations</h2>
        </ItemCarousel>
      </div>
      {prompt !== "unasked" && (
        <Suspense>
          <LogInPrompt open={prompt === "open"} onDismiss={() => setPrompt("closed")} />
        </Suspense>
      )}
    </div>
  );
}
