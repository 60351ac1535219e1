import { paths } from "@fernwell/contract/paths";
import { LinkButton } from "#app/ui/link-button.tsx";
import { landing } from "../copy/landing.ts";
import { DayStrip } from "./day-strip.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** From 1024 px the picture extends beyond the right edge of the page. */
export function Hero() {
  const { headline, subHeadline, start, signUp } = landing.hero;

  return (
    <section
      aria-labelledby="hero-heading"
      className="grid grid-cols-[1.25rem_minmax(0,1fr)_1.25rem] overflow-x-clip pt-10 sm:grid-cols-[2rem_minmax(0,1fr)_2rem] lg:grid-cols-[minmax(2rem,1fr)_minmax(0,28rem)_minmax(0,44rem)_minmax(0,1fr)] lg:pt-12 xl:pt-14"
    >
      <div className="col-start-2 flex flex-col justify-center pb-12 lg:pr-12 lg:pb-24">
        <h1 id="hero-heading" className="text-5xl text-ink-900">
          {headline}
        </h1>
        <p className="mt-6 max-w-120 text-ink-700 text-lg">{subHeadline}</p>
        <div className="mt-9 flex flex-wrap gap-3">
          <LinkButton to={paths.login} size="large">
            {start}
          </LinkButton>
          <LinkButton to={paths.signup} size="large" variant="secondary">
            {signUp}
          </LinkButton>
        </div>
      </div>
      <div className="col-start-2 max-lg:-mr-5 max-lg:sm:-mr-8 lg:col-span-2 lg:col-start-3 lg:row-start-1">
        <HeroPicture className="site-window block overflow-hidden bg-sun-50" />
        <DayStrip />
      </div>
    </section>
  );
}
