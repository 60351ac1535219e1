import { addresses } from "@fernwell/contract/paths";
import type { ComponentProps } from "react";
import { type MetaArgs, useMatches, useParams } from "react-router";
import { ActivityDetail } from "#app/features/catalogue/activity/activity-detail.tsx";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import { isSampleId } from "#app/items/sample-id.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import type { SampleActivity as Sample } from "#app/shells/sample-activity.tsx";

const SampleActivity = lazyPart<ComponentProps<typeof Sample>>(() =>
  import("#app/shells/sample-activity.tsx").then((part) => part.SampleActivity),
);

export function meta({ matches }: MetaArgs) {
  return createTitleMeta(isMeditation(matches) ? addresses.meditation : addresses.exercise);
}

/** One screen for exercises and meditations; the address says which. */
export default function Activity() {
  const { id = "" } = useParams();
  const kind = isMeditation(useMatches()) ? "meditation" : "exercise";
  const activity = (
    <ActivityDetail kind={kind} id={id} corner={(item) => <FavouriteHeart item={{ kind, ...item }} />} />
  );
  return isSampleId(id) ? <SampleActivity kind={kind} id={id} otherwise={activity} /> : activity;
}

/** The id of a screen's route is its address. */
function isMeditation(matches: readonly ({ readonly id: string } | undefined)[]): boolean {
  return matches.at(-1)?.id === addresses.meditation;
}
