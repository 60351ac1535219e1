import { useMeal } from "../catalogue.api.ts";
import type { ItemSlot } from "../detail-page.tsx";
import { LookUp } from "../look-up.tsx";
import { MealPage } from "./meal-page.tsx";

interface MealDetailProps {
  id: string;
  /** For how many a plan has it; null for as many as the recipe serves. */
  servings?: number | null;
  corner?: ItemSlot;
  foot?: ItemSlot;
}

export function MealDetail({ id, servings = null, corner, foot }: MealDetailProps) {
  return (
    <LookUp kind="meal" query={useMeal(id)}>
      {(meal) => {
        const item = { id: meal._id, title: meal.meal_name, isFavourite: meal.favorite };
        return (
          <MealPage
            key={meal._id}
            meal={meal}
            plannedServings={servings}
            corner={corner?.(item)}
            foot={foot?.(item)}
          />
        );
      }}
    </LookUp>
  );
}
