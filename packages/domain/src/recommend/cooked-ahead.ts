import { listStepsAhead } from "../food/begin-ahead.ts";
import type { FoodGroup, Ingredient, IngredientId } from "../food/ingredient.ts";
import type { Dish, Meal } from "../food/meal.ts";

/** Taste as good when they are warmed up on another day. */
const keepingDishes: readonly Dish[] = ["soup", "stew", "curry", "bake"];
/** Turn tough or smell when they are warmed up. */
const delicate: readonly FoodGroup[] = ["fish", "seafood", "egg"];

/**
 * Whether a meal can be finished the day before: a soup, stew, curry or bake without fish, seafood or eggs; baked goods;
 * or what stands for hours and then only has to be served, such as overnight oats.
 */
export function canBeCookedAhead(
  meal: Pick<Meal, "dish" | "ingredients" | "steps">,
  findIngredient: (id: IngredientId) => Ingredient | undefined,
): boolean {
  if (meal.dish === "baked-goods" || standsAndIsServed(meal)) return true;
  if (!keepingDishes.includes(meal.dish)) return false;
  return meal.ingredients.every(({ ingredientId }) => {
    const group = findIngredient(ingredientId)?.foodGroup;
    return group !== undefined && !delicate.includes(group);
  });
}

/** A step that waits is cooked, or chilled once more. */
function standsAndIsServed(meal: Pick<Meal, "steps">): boolean {
  const ahead = listStepsAhead(meal);
  return ahead.length > 0 && meal.steps.slice(ahead.length).every(({ wait }) => wait === null);
}
