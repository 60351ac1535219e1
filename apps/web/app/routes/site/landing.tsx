import { Download } from "#app/features/site/landing/download.tsx";
import { Explore } from "#app/features/site/landing/explore.tsx";
import { Hero } from "#app/features/site/landing/hero.tsx";
import { Purpose } from "#app/features/site/landing/purpose.tsx";
import { Questions } from "#app/features/site/landing/questions.tsx";
import { Steps } from "#app/features/site/landing/steps.tsx";
import { Trial } from "#app/features/site/landing/trial.tsx";
import { useLandingStart } from "#app/features/site/landing/use-landing-start.ts";
import { siteMeta } from "#app/features/site/site-meta.ts";
import "#app/features/site/landing/landing.css";

export function meta() {
  return siteMeta("landing");
}

export default function Landing() {
  useLandingStart();

  return (
    <>
      <Hero />
      <Purpose />
      <Steps />
      <Explore />
      <Trial />
      <Questions />
      <Download />
    </>
  );
}
