import { cx } from "#app/ui/cx.ts";
import { landing } from "../copy/landing.ts";
import { SitePicture } from "../site-picture.tsx";
import { contained, roomy } from "./section-style.ts";

const pictures = [
  {
    name: "explainer-tell-us",
    alt: "A short list of questions with answers ticked, a pencil and a stopwatch",
    look: "site-leaf",
    place: "max-md:mr-8",
  },
  {
    name: "explainer-get-plan",
    alt: "A week on a wall calendar, with a meal, an exercise and a meditation for each day",
    look: "site-leaf-turned",
    place: "max-md:ml-8 md:mt-16",
  },
  {
    name: "explainer-live-it",
    alt: "A rug by the lake with a bowl of food, a pair of trainers and a meditation cushion",
    look: "site-leaf",
    place: "max-md:mr-8 md:mt-32",
  },
] as const;

/** Three steps, each a little further down the path. */
export function Steps() {
  const { explainer, questionnaire } = landing;

  return (
    <section aria-labelledby="steps-heading" className="bg-card">
      <div className={cx(contained, roomy)}>
        <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[5fr_6fr] lg:items-end">
          <h2 id="steps-heading" className="text-5xl">
            {explainer.heading}
          </h2>
          <div className="flex gap-5">
            <Seconds />
            <div>
              <h3 className="text-2xl">{questionnaire.heading}</h3>
              <p className="mt-2 max-w-measure text-ink-700">{questionnaire.text}</p>
            </div>
          </div>
        </div>
        <ol className="mt-14 grid gap-x-8 gap-y-14 md:grid-cols-3 lg:mt-20 lg:gap-x-12">
          {explainer.steps.map(({ title, text }, index) => {
            const picture = pictures[index];
            return (
              <li key={title} className={cx("site-step", picture?.place)}>
                {picture && (
                  <SitePicture
                    name={picture.name}
                    alt={picture.alt}
                    width={1200}
                    height={900}
                    sizes="(width >= 80rem) 360px, (width >= 48rem) 30vw, 92vw"
                    className={cx("bg-fern-50", picture.look)}
                  />
                )}
                <div className="mt-6 flex items-baseline gap-4">
                  <span aria-hidden className="font-display text-5xl text-fern-700 leading-none">
                    {index + 1}
                  </span>
                  <h3 className="text-2xl">{title}</h3>
                </div>
                <p className="mt-3 max-w-96 text-ink-700">{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

/** A clock face showing 45 seconds. */
function Seconds() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="mt-1 size-16 shrink-0">
      <circle cx="32" cy="32" r="27" className="fill-fern-50" />
      <path
        d="M32 9A23 23 0 1 1 9 32"
        className="fill-none stroke-fern-700"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M32 32V19" className="stroke-ink-900" strokeWidth="3" strokeLinecap="round" />
      <path d="M32 32H14" className="site-second stroke-clay-700" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
