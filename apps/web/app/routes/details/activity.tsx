import { addresses } from "@fernwell/contract/paths";
import type { ComponentProps } from "react";
import { type MetaArgs, useMatches, useParams } from "react-router";
import { ActivityDetail } from "#app/features/catalogue/activity/activity-detail.tsx";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import type { FeedbackButtonsProps } from "#app/features/feedback/feedback-buttons.tsx";
import { isSampleId } from "#app/items/sample-id.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import type { SampleActivity as Sample } from "#app/shells/sample-activity.tsx";

const SampleActivity = lazyPart<ComponentProps<typeof Sample>>(() =>
  import("#app/shells/sample-activity.tsx").then((part) => part.SampleActivity),
);

/** Below what a phone shows first. */
const FeedbackButtons = lazyPart<FeedbackButtonsProps>(() =>
  import("#app/features/feedback/feedback-buttons.tsx").then((part) => part.FeedbackButtons),
);

export function meta({ matches }: MetaArgs) {
  return createTitleMeta(isMeditation(matches) ? addresses.meditation : addresses.exercise);
}

/** One screen for exercises and meditations; the address says which. */
export default function Activity() {
  const { id = "" } = useParams();
  const kind = isMeditation(useMatches()) ? "meditation" : "exercise";
  const activity = (
    <ActivityDetail
      kind={kind}
      id={id}
      corner={(item) => <FavouriteHeart item={{ kind, ...item }} />}
      foot={(item) => <FeedbackButtons kind={kind} itemId={item.id} title={item.title} />}
    />
  );
  return isSampleId(id) ? <SampleActivity kind={kind} id={id} otherwise={activity} /> : activity;
}

/** The id of a screen's route is its address. */
function isMeditation(matches: readonly ({ readonly id: string } | undefined)[]): boolean {
  return matches.at(-1)?.id === addresses.meditation;
}
