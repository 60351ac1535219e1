import type { ReactNode } from "react";
import { useMeal } from "../catalogue.api.ts";
import { LookUp } from "../look-up.tsx";
import { type CookedMeal, CookingPlayer } from "./cooking-player.tsx";

interface CookingProps {
  mealId: string;
  entryId: string | null;
  /** Null for as many as the recipe serves. */
  servings: number | null;
  more?: (cooked: CookedMeal) => ReactNode;
}

/** Cooking a meal step by step, over the whole screen. */
export function Cooking({ mealId, entryId, servings, more }: CookingProps) {
  return (
    <LookUp kind="meal" query={useMeal(mealId)}>
      {(meal) => (
        <CookingPlayer
          key={meal._id}
          meal={meal}
          entryId={entryId}
          servings={servings ?? meal.no_of_servings}
          more={more}
        />
      )}
    </LookUp>
  );
}
