import { cx } from "#app/ui/cx.ts";
import { landing } from "../copy/landing.ts";
import { DayArc } from "./day-arc.tsx";
import { contained, roomy } from "./section-style.ts";

/** What the product is for, and who reviews what it suggests. */
export function Purpose() {
  const { purpose, together } = landing;

  return (
    <section
      aria-labelledby="purpose-heading"
      className={cx(
        contained,
        roomy,
        "grid items-center gap-x-12 gap-y-12 md:grid-cols-[4fr_6fr] lg:gap-x-20 lg:grid-cols-[5fr_6fr]",
      )}
    >
      <DayArc className="w-full max-w-136 max-md:max-w-96 max-md:justify-self-center" />
      <div>
        <h2 id="purpose-heading" className="text-4xl">
          {purpose.heading}
        </h2>
        <p className="mt-5 max-w-measure text-ink-700 text-lg">{purpose.text}</p>
        <div className="mt-10 border-fern-700 border-l-2 pl-6 lg:mt-14 lg:ml-16">
          <h3 className="text-2xl">{together.heading}</h3>
          <p className="mt-3 max-w-measure text-ink-700">{together.text}</p>
        </div>
      </div>
    </section>
  );
}
