import { Store } from "lucide-react";
import { cardSizes } from "#app/items/item-card.tsx";
import { paths } from "#app/lib/paths.ts";
import { EntryPicture } from "#app/ui/entry-picture.tsx";
import { MediaCard } from "#app/ui/media-card.tsx";
import type { Coach, CoachState } from "./coach.ts";

interface CoachCardProps {
  coach: Coach;
  headingLevel?: 2 | 3;
}

/** Brings the coach along to the page it leads to. */
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
        <EntryPicture
          address={coach.image}
          alt={coach.imageAlt}
          standIn={coach.imageStandIn}
          sizes={cardSizes}
          width={1200}
          height={1200}
          className="size-full"
        />
      }
      note={<p className="line-clamp-2 text-ink-700 text-sm">{coach.qualification}</p>}
      facts={[{ icon: Store, text: coach.businessName }]}
    />
  );
}
