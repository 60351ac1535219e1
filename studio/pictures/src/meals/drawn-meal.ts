import type { Catalogue, CatalogueIngredient } from "@fernwell/catalogue/catalogue";
import type { Meal } from "@fernwell/domain/food/meal";

/** What the picture of a meal depends on. */
export interface DrawnMeal extends Pick<Meal, "id" | "name" | "dish" | "cuisine" | "minutes" | "steps"> {
  readonly ingredients: readonly DrawnIngredient[];
}

export interface DrawnIngredient
  extends Pick<CatalogueIngredient, "id" | "look" | "foodGroup" | "ingredientGroup"> {
  readonly grams: number;
}

/** Adds to the ingredients of every meal how they look. */
export function toDrawnMeals({ meals, ingredients }: Pick<Catalogue, "meals" | "ingredients">): DrawnMeal[] {
  const known = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return meals.map(({ id, name, dish, cuisine, minutes, steps, ingredients: lines }) => ({
    id,
    name,
    dish,
    cuisine,
    minutes,
    steps,
    ingredients: lines.map(({ ingredientId, grams }) => {
      const ingredient = known.get(ingredientId);
      if (!ingredient) throw new Error(`${id} needs ${ingredientId}, which the catalogue does not have`);
      const { look, foodGroup, ingredientGroup } = ingredient;
      return { id: ingredientId, look, foodGroup, ingredientGroup, grams };
    }),
  }));
}
