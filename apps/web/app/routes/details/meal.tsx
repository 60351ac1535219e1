import { addresses } from "@fernwell/contract/paths";
import { useParams } from "react-router";
import { MealDetail } from "#app/features/catalogue/meal/meal-detail.tsx";
import { MealSample } from "#app/features/catalogue/sample/meal-sample.tsx";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import { staticItems } from "#app/features/site/copy/static-items.ts";
import { StaticPicture } from "#app/features/site/static-picture.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";

export function meta() {
  return createTitleMeta(addresses.meal);
}

export default function Meal() {
  const { id = "" } = useParams();
  const sample = staticItems.meal.find((item) => String(item.id) === id);

  if (sample) return <MealSample sample={sample} picture={<StaticPicture item={sample} />} />;
  return <MealDetail id={id} corner={(item) => <FavouriteHeart item={{ kind: "meal", ...item }} />} />;
}
