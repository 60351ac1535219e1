import { ChevronDown } from "lucide-react";
import { cx } from "#app/ui/cx.ts";
import { faq, faqHeading } from "../copy/faq.ts";
import { contained, roomy } from "./section-style.ts";

/** Sharing a name makes the browser keep one open at a time, even without scripts. */
export function Questions() {
  return (
    <section
      aria-labelledby="questions-heading"
      className={cx(contained, roomy, "grid gap-x-20 gap-y-10 lg:grid-cols-[4fr_8fr]")}
    >
      <div className="self-start lg:sticky lg:top-32">
        <h2 id="questions-heading" className="text-4xl">
          {faqHeading}
        </h2>
        <span
          aria-hidden
          className="mt-6 block font-display text-[17rem] text-fern-50 leading-none max-lg:hidden"
        >
          ?
        </span>
      </div>
      <div className="divide-y divide-line border-line border-y">
        {faq.map(({ id, question, answer }, index) => (
          <details key={id} name="faq" open={index === 0} className="group">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 rounded-control py-5 transition-colors duration-150 hover:text-fern-700 [&::-webkit-details-marker]:hidden">
              <h3 className="text-xl">{question}</h3>
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-fern-50 text-fern-700">
                <ChevronDown
                  aria-hidden
                  className="size-5 transition-transform duration-200 ease-out group-open:rotate-180"
                />
              </span>
            </summary>
            <p className="site-answer max-w-measure pt-1 pb-7 text-ink-700 sm:pr-14">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
