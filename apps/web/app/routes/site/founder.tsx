import { founder } from "#app/features/site/copy/team.ts";
import { siteMeta } from "#app/features/site/site-meta.ts";
import { TeamBiography } from "#app/features/site/team-biography.tsx";

export function meta() {
  return siteMeta("founder");
}

export default function Founder() {
  return <TeamBiography member={founder} />;
}
