import { paths } from "@fernwell/contract/paths";
import { TextLink } from "#app/ui/text-link.tsx";
import { biography } from "./copy/about.ts";
import type { TeamMember } from "./copy/team.ts";
import { TeamPortrait } from "./team-grid.tsx";

/** The founder's and the co-founder's page: different portraits, one shared story. */
export function TeamBiography({ member }: { member: TeamMember }) {
  return (
    <article className="mx-auto grid max-w-304 gap-10 px-5 py-12 sm:px-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-12 lg:gap-20 lg:py-24">
      <header className="md:sticky md:top-26 md:self-start">
        <TeamPortrait
          member={member}
          tone="fern"
          sizes="(width < 768px) 92vw, 460px"
          className="rounded-card max-md:max-w-80"
        />
        <h1 className="mt-7 text-4xl">{member.name}</h1>
        <p className="mt-2 font-semibold text-fern-700 text-lg">{member.role}</p>
        <p className="mt-3 max-w-measure text-ink-700">{member.line}</p>
      </header>
      <section aria-labelledby="biography" className="max-w-measure">
        <h2 id="biography" className="text-3xl">
          {biography.heading}
        </h2>
        <div className="mt-6 grid gap-5 text-ink-700 text-lg">
          {biography.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <p className="mt-10 border-line border-t pt-8">
          <TextLink to={paths.about}>Meet the rest of the team</TextLink>
        </p>
      </section>
    </article>
  );
}
