import { paths } from "@fernwell/contract/paths";
import { Store } from "lucide-react";
import { CardPicture } from "#app/items/card-picture.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import type { Coach } from "./coach.ts";
import type { CoachState } from "./coach-state.ts";

interface CoachCardProps {
  coach: Coach;
  headingLevel?: 2 | 3;
}

/** Passes the coach on to the page it links to. */
export function CoachCard({ coach, headingLevel = 3 }: CoachCardProps) {
  return (
    <MediaCard
      tone="sun"
      to={paths.coach(coach.id)}
      state={{ coach } satisfies CoachState}
      title={coach.name}
      headingLevel={headingLevel}
      isRowOnPhone
      picture={
        <CardPicture
          address={coach.image}
          alt={coach.imageAlt}
          placeholder={coach.imagePlaceholder}
          height={1200}
        />
      }
      note={<p className="line-clamp-2 text-ink-700 text-sm">{coach.qualification}</p>}
      facts={[{ icon: Store, text: coach.businessName }]}
    />
  );
}
