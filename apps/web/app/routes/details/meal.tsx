import { addresses } from "@fernwell/contract/paths";
import { useParams, useSearchParams } from "react-router";
import { MealDetail } from "#app/features/catalogue/meal/meal-detail.tsx";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import type { FeedbackButtonsProps } from "#app/features/feedback/feedback-buttons.tsx";
import { readServings } from "#app/items/read-servings.ts";
import { isSampleId } from "#app/items/sample-id.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import type { SampleScreenProps } from "#app/shells/sample-meal.tsx";

const SampleMeal = lazyPart<SampleScreenProps>(() =>
  import("#app/shells/sample-meal.tsx").then(({ SampleMeal }) => SampleMeal),
);

/** Below what a phone shows first. */
const FeedbackButtons = lazyPart<FeedbackButtonsProps>(() =>
  import("#app/features/feedback/feedback-buttons.tsx").then((part) => part.FeedbackButtons),
);

export function meta() {
  return createTitleMeta(addresses.meal);
}

export default function Meal() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const meal = (
    <MealDetail
      id={id}
      servings={readServings(query.get("for"))}
      corner={(item) => <FavouriteHeart item={{ kind: "meal", ...item }} />}
      foot={(item) => <FeedbackButtons kind="meal" itemId={item.id} title={item.title} />}
    />
  );
  return isSampleId(id) ? <SampleMeal id={id} otherwise={meal} /> : meal;
}
