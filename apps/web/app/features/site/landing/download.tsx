import { cx } from "#app/ui/cx.ts";
import { landing } from "../copy/landing.ts";
import { SitePicture } from "../site-picture.tsx";
import { contained } from "./section-style.ts";
import { StoreBadge } from "./store-badge.tsx";

const { download } = landing;

/** The phone overlaps the banner's upper edge. */
export function Download() {
  return (
    <section
      aria-labelledby="download-heading"
      className={cx(contained, "pt-10 pb-16 sm:pb-20 lg:pt-24 lg:pb-28")}
    >
      <div className="grid overflow-hidden rounded-card bg-fern-50 lg:grid-cols-[7fr_5fr] lg:overflow-visible">
        <div className="p-7 sm:p-12 lg:py-20 lg:pl-16">
          <h2 id="download-heading" className="max-w-136 text-4xl">
            {download.heading}
          </h2>
          <p className="mt-5 text-ink-700 text-lg">{download.text}</p>
          <ul className="mt-8 flex flex-wrap gap-3">
            {download.badges.map((badge) => (
              <li key={badge.store}>
                <StoreBadge {...badge} />
              </li>
            ))}
          </ul>
          <p className="mt-8 max-w-120 text-ink-700">
            <strong className="font-semibold text-ink-900">{download.trialName}.</strong> {download.trialText}
          </p>
        </div>
        <div className="relative max-lg:h-96 max-lg:overflow-hidden">
          <div className="site-phone lg:absolute lg:inset-x-0 lg:-top-20 lg:bottom-0 lg:overflow-hidden">
            <SitePicture
              name="app-preview"
              alt={download.previewAlt}
              width={420}
              height={860}
              sizes="352px"
              className="mx-auto w-72 rounded-t-[3.25rem] lg:w-88"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
