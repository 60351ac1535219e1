import { Compass, Lightbulb, type LucideIcon, UsersRound } from "lucide-react";
import { about } from "#app/features/site/copy/about.ts";
import { PageBanner } from "#app/features/site/page-banner.tsx";
import { siteMeta } from "#app/features/site/site-meta.ts";
import { TeamGrid } from "#app/features/site/team-grid.tsx";

export function meta() {
  return siteMeta("about");
}

export default function About() {
  const { banner, story, mission, team, drives } = about;

  return (
    <>
      <PageBanner heading={banner.heading} lead={banner.lead} />

      <div className="mx-auto grid max-w-304 gap-12 px-5 py-16 sm:px-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-20 lg:py-28">
        <section aria-labelledby="story">
          <h2 id="story" className="text-3xl">
            {story.heading}
          </h2>
          <div className="mt-6 grid max-w-measure gap-5 text-lg text-ink-700">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <section
          aria-labelledby="mission"
          className="self-center rounded-card bg-fern-700 p-8 text-on-accent sm:p-10 dark:bg-fern-50 dark:text-ink-900"
        >
          <h2 id="mission" className="font-sans font-semibold text-base tracking-normal opacity-90">
            {mission.heading}
          </h2>
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4 font-display text-2xl leading-snug">
              {paragraph}
            </p>
          ))}
        </section>
      </div>

      <section aria-labelledby="team" className="border-line border-y bg-card/60">
        <div className="mx-auto max-w-304 px-5 py-16 sm:px-8 lg:py-28">
          <h2 id="team" className="text-4xl">
            {team.heading}
          </h2>
          <p className="mt-4 mb-10 text-lg text-ink-700">{team.lead}</p>
          <TeamGrid members={team.members} />
        </div>
      </section>

      <section aria-labelledby="drives" className="mx-auto max-w-304 px-5 py-16 sm:px-8 lg:py-28">
        <h2 id="drives" className="text-4xl">
          {drives.heading}
        </h2>
        <ul className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-14">
          {drives.parts.map(({ title, text }, index) => (
            <Drive key={title} title={title} text={text} icon={driveIcons[index] ?? Compass} />
          ))}
        </ul>
      </section>
    </>
  );
}

function Drive({ title, text, icon: Icon }: { title: string; text: string; icon: LucideIcon }) {
  return (
    <li className="border-fern-700 border-t-2 pt-6">
      <h3 className="flex items-center gap-3 text-2xl">
        <Icon aria-hidden className="size-6 shrink-0 text-fern-700" />
        {title}
      </h3>
      <p className="mt-3 max-w-measure text-ink-700">{text}</p>
    </li>
  );
}

const driveIcons: readonly LucideIcon[] = [Compass, Lightbulb, UsersRound];
