import type { Ingredient, IngredientId, PackUnit, SoldInPacks } from "../food/ingredient.ts";
import type { Meal } from "../food/meal.ts";
import { hasSeason } from "../food/seasons.ts";
import { buy } from "../grocery/purchase.ts";
import { compare, fromDecimal, type Rational } from "../grocery/rational.ts";

interface Cooked {
  readonly meal: Pick<Meal, "ingredients" | "servings">;
  readonly servings: number;
}

/** Less than this is not worth another meal, unless it is half of what was bought. */
const minLeftGrams = 50;
/** What is sold by the piece and smaller than this is eaten whole. */
const minPieceGrams = 150;
const freshUnits: readonly PackUnit[] = ["bunch", "punnet"];

/** With more, every other meal would use one of them. */
const maxIngredients = 6;

/** The fresh ingredients that stay in an open pack after all the meals are cooked, those with the most left first. */
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
    .flatMap(([id, grams]) => {
      const sold = findIngredient(id)?.soldAs;
      if (sold?.kind !== "packs" || !isFresh(id, sold)) return [];
      const { leftover } = buy(fromDecimal(Math.ceil(grams)), sold);
      return isEnough(leftover, sold) ? [{ id, leftover }] : [];
    })
    .sort((one, other) => compare(other.leftover, one.leftover))
    .slice(0, maxIngredients)
    .map(({ id }) => id);
}

/** Spoils within days: what has a season, and herbs and mushrooms. */
function isFresh(id: IngredientId, { unit, sizes }: SoldInPacks): boolean {
  if (freshUnits.includes(unit)) return true;
  return hasSeason(id) && (unit !== "piece" || sizes[0].grams >= minPieceGrams);
}

function isEnough(leftover: Rational, { sizes: [smallest] }: SoldInPacks): boolean {
  return compare(leftover, fromDecimal(Math.min(minLeftGrams, smallest.grams / 2))) >= 0;
}
