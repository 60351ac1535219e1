import { paths } from "@fernwell/contract/paths";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { landing } from "../copy/landing.ts";
import { contained } from "./section-style.ts";
import { TrialVine } from "./trial-vine.tsx";

export function Trial() {
  return (
    <section aria-labelledby="trial-heading" className="site-deep overflow-hidden">
      <div className={cx(contained, "pt-16 pb-14 lg:pt-24 lg:pb-20")}>
        <div className="grid gap-x-20 gap-y-6 lg:grid-cols-[6fr_5fr]">
          <h2 id="trial-heading" className="text-5xl">
            {landing.trial.heading}
          </h2>
          <div className="lg:pt-2">
            <p className="max-w-120 text-lg">{landing.trial.text}</p>
            <div className="mt-7">
              <LinkButton to={paths.signup} size="large" variant="secondary">
                {landing.hero.signUp}
              </LinkButton>
            </div>
          </div>
        </div>
        <TrialVine className="mt-10 lg:mt-4" />
      </div>
    </section>
  );
}
