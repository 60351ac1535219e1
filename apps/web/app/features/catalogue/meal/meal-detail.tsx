import { useMeal } from "../catalogue.api.ts";
import type { Corner } from "../detail-page.tsx";
import { LookUp } from "../look-up.tsx";
import { MealPage } from "./meal-page.tsx";

export function MealDetail({ id, corner }: { id: string; corner?: Corner }) {
  return (
    <LookUp kind="meal" query={useMeal(id)}>
      {(meal) => (
        <MealPage
          key={meal._id}
          meal={meal}
          corner={corner?.({ id: meal._id, title: meal.meal_name, isFavourite: meal.favorite })}
        />
      )}
    </LookUp>
  );
}
