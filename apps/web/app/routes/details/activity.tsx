import { addresses } from "@fernwell/contract/paths";
import { type MetaArgs, useMatches, useParams } from "react-router";
import { ActivityDetail } from "#app/features/catalogue/activity/activity-detail.tsx";
import { ExerciseSample } from "#app/features/catalogue/sample/exercise-sample.tsx";
import { MeditationSample } from "#app/features/catalogue/sample/meditation-sample.tsx";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import { staticItems } from "#app/features/site/copy/static-items.ts";
import { StaticPicture } from "#app/features/site/static-picture.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";

export function meta({ matches }: MetaArgs) {
  return createTitleMeta(isMeditation(matches) ? addresses.meditation : addresses.exercise);
}

/** One screen for exercises and meditations; the address says which. */
export default function Activity() {
  const { id = "" } = useParams();
  const kind = isMeditation(useMatches()) ? "meditation" : "exercise";
  const exercise = kind === "exercise" && staticItems.exercise.find((item) => String(item.id) === id);
  const meditation = kind === "meditation" && staticItems.meditation.find((item) => String(item.id) === id);

  if (exercise) return <ExerciseSample sample={exercise} picture={<StaticPicture item={exercise} />} />;
  if (meditation)
    return <MeditationSample sample={meditation} picture={<StaticPicture item={meditation} />} />;
  return (
    <ActivityDetail kind={kind} id={id} corner={(item) => <FavouriteHeart item={{ kind, ...item }} />} />
  );
}

/** The id of a screen's route is its address. */
function isMeditation(matches: readonly ({ readonly id: string } | undefined)[]): boolean {
  return matches.at(-1)?.id === addresses.meditation;
}
