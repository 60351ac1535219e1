import type { Ingredient, IngredientId, PackUnit, SoldInPacks } from "../food/ingredient.ts";
import type { Meal } from "../food/meal.ts";
import { hasSeason } from "../food/seasons.ts";
import { buy } from "../grocery/purchase.ts";
import { compare, fromDecimal } from "../grocery/rational.ts";

interface Cooked {
  readonly meal: Pick<Meal, "ingredients" | "servings">;
  readonly servings: number;
}

/** Less than this is not worth another meal, unless it is half of what was bought. */
const minLeftGrams = 50;
/** What is sold by the piece and smaller than this is eaten whole. */
const minPieceGrams = 150;
const freshUnits: readonly PackUnit[] = ["bunch", "punnet"];

/** The fresh ingredients of which some packs stay open after all the meals are cooked. */
export function listLeftIngredients(
  cooked: readonly Cooked[],
  findIngredient: (id: IngredientId) => Ingredient | undefined,
): IngredientId[] {
  const needed = new Map<IngredientId, number>();
  for (const { meal, servings } of cooked) {
    for (const { ingredientId, grams } of meal.ingredients) {
      needed.set(ingredientId, (needed.get(ingredientId) ?? 0) + (grams * servings) / meal.servings);
    }
  }
  return [...needed]
    .filter(([id, grams]) => {
      const sold = findIngredient(id)?.soldAs;
      return sold?.kind === "packs" && isFresh(id, sold) && leavesEnough(grams, sold);
    })
    .map(([id]) => id);
}

/** Spoils within days: what has a season, and herbs and mushrooms. */
function isFresh(id: IngredientId, { unit, sizes }: SoldInPacks): boolean {
  if (freshUnits.includes(unit)) return true;
  return hasSeason(id) && (unit !== "piece" || sizes[0].grams >= minPieceGrams);
}

function leavesEnough(grams: number, sold: SoldInPacks): boolean {
  const { leftover } = buy(fromDecimal(Math.ceil(grams)), sold);
  const enough = Math.min(minLeftGrams, sold.sizes[0].grams / 2);
  return compare(leftover, fromDecimal(enough)) >= 0;
}
