import { cx } from "#app/ui/cx.ts";
import { type Tone, toneTint } from "#app/ui/tone.ts";
import type { TeamMember } from "./copy/team.ts";
import { SitePicture } from "./site-picture.tsx";

/** The two founders side by side, then the others: seven cards that fill their rows and are not links. */
export function TeamGrid({ members }: { members: readonly TeamMember[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-6 md:gap-6 lg:grid-cols-10">
      {members.map((member, index) => (
        <TeamCard
          key={member.id}
          member={member}
          tone={tones[index % tones.length] ?? "fern"}
          look={looks[index] ?? looks[2]}
        />
      ))}
    </ul>
  );
}

function TeamCard({ member, tone, look }: { member: TeamMember; tone: Tone; look: CardLook }) {
  return (
    <li className={cx("flex overflow-hidden rounded-card border border-line bg-card", look.card)}>
      <TeamPortrait
        member={member}
        tone={tone}
        sizes="(width < 768px) 80px, 300px"
        className={cx("shrink-0 max-md:mt-5 max-md:ml-5 max-md:size-20 max-md:rounded-full", look.portrait)}
      />
      <div className={cx("min-w-0 p-5", look.text)}>
        <h3 className="text-xl">{member.name}</h3>
        <p className="mt-1 font-semibold text-fern-700">{member.role}</p>
        <p className="mt-3 text-ink-700">{member.line}</p>
      </div>
    </li>
  );
}

interface TeamPortraitProps {
  member: TeamMember;
  tone: Tone;
  sizes: string;
  className: string;
}

export function TeamPortrait({ member, tone, sizes, className }: TeamPortraitProps) {
  return (
    <div className={cx("overflow-hidden", toneTint[tone], className)}>
      <SitePicture
        name={member.id}
        alt={`A drawing of ${member.name}`}
        width={1}
        height={1}
        sizes={sizes}
        className="h-full [&_img]:h-full! [&_picture]:block [&_picture]:h-full"
      />
    </div>
  );
}

const tones: readonly Tone[] = ["fern", "sun", "lake", "dusk", "clay"];

interface CardLook {
  readonly card: string;
  readonly portrait: string;
  readonly text: string;
}

const founders: CardLook = {
  card: "md:col-span-3 lg:col-span-5",
  portrait: "md:w-2/5",
  text: "md:self-center lg:p-8",
};
const colleagues: CardLook = { card: "md:col-span-2 md:flex-col", portrait: "", text: "" };
/** Two in a row on a medium screen, where the other three fill the row above. */
const lastTwo: CardLook = {
  card: "md:col-span-3 lg:col-span-2 lg:flex-col",
  portrait: "md:max-lg:w-2/5",
  text: "md:max-lg:self-center",
};

const looks = [founders, founders, colleagues, colleagues, colleagues, lastTwo, lastTwo] as const;
