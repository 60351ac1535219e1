import { addresses } from "@fernwell/contract/paths";
import { useParams, useSearchParams } from "react-router";
import { MealDetail } from "#app/features/catalogue/meal/meal-detail.tsx";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import { isSampleId } from "#app/items/sample-id.ts";
import { lazyPart } from "#app/lib/lazy-part.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import type { SampleScreenProps } from "#app/shells/sample-meal.tsx";

const SampleMeal = lazyPart<SampleScreenProps>(() =>
  import("#app/shells/sample-meal.tsx").then(({ SampleMeal }) => SampleMeal),
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
    />
  );
  return isSampleId(id) ? <SampleMeal id={id} otherwise={meal} /> : meal;
}

/** Null for an address without a number that a plan could have. */
function readServings(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}
