import { type DailyDuration, dailyDurationIds, dailyDurations, type Meditation } from "../calm/meditation.ts";
import type { HealthTag } from "../food/health-tags.ts";
import type { FoodGroup, Ingredient, IngredientId } from "../food/ingredient.ts";
import type { Meal } from "../food/meal.ts";
import type { ItemKind } from "../item-kind.ts";
import { type Exercise, needsEquipment } from "../movement/exercise.ts";
import { canBeCookedAhead } from "./cooked-ahead.ts";
import type { FilterName } from "./filters.ts";
import { findMainIngredient } from "./main-ingredient.ts";

/** One choice of one filter that an item fits. */
export type FilterTrait<Kind extends ItemKind> = readonly [filter: FilterName<Kind>, id: string];

type FilteredMeal = Pick<
  Meal,
  "mealTypes" | "minutes" | "cuisine" | "cost" | "dish" | "ingredients" | "steps"
> & { readonly healthTags: readonly HealthTag[] };

export function listMealTraits(
  meal: FilteredMeal,
  findIngredient: (id: IngredientId) => Ingredient | undefined,
): FilterTrait<"meal">[] {
  const mainIngredient = findMainIngredient(meal, findIngredient);
  const ingredientIds = new Set(meal.ingredients.map(({ ingredientId }) => ingredientId));
  return [
    ...meal.mealTypes.map((type) => ["meal_type", type] as const),
    ...listLengths(meal.minutes, [15, 30, 45]).map((length) => ["minutes", length] as const),
    ["cuisine", writeCuisineId(meal.cuisine)],
    ["cost", meal.cost],
    ...(mainIngredient === null ? [] : [["main_ingredient", mainIngredient] as const]),
    ...[...ingredientIds]
      .filter((id) => isWorthAsking(findIngredient(id)))
      .map((id) => ["with", id] as const),
    ...meal.healthTags.map((tag) => ["health_tag", tag] as const),
    ...(canBeCookedAhead(meal, findIngredient) ? [["cooked_ahead", "yes"] as const] : []),
  ];
}

/** A muscle counts where it does the main work: nearly every exercise asks a little of the trunk. */
export function listExerciseTraits(exercise: Exercise): FilterTrait<"exercise">[] {
  return [
    ...exercise.workoutTypes.map((type) => ["workout_type", type] as const),
    ...listLengths(exercise.minutes, [5, 10, 20]).map((length) => ["minutes", length] as const),
    ...(needsEquipment(exercise) ? [] : [["equipment", "none"] as const]),
    ...exercise.equipment.map((thing) => ["equipment", thing] as const),
    ...exercise.positions.map((position) => ["posture", position] as const),
    ...exercise.muscles.primary.map((muscle) => ["muscle", muscle] as const),
    ["level", exercise.level],
  ];
}

export function listMeditationTraits(meditation: Meditation): FilterTrait<"meditation">[] {
  return [
    ["minutes", findDailyDuration(meditation.minutes)],
    ["practice", meditation.practice],
    ...meditation.goals.map((goal) => ["goal", goal] as const),
    ...meditation.postures.map((posture) => ["posture", posture] as const),
    ...meditation.timesOfDay.map((time) => ["time_of_day", time] as const),
  ];
}

/** "New Zealand" becomes "new-zealand", since ids travel in addresses. */
export function writeCuisineId(cuisine: string): string {
  const letters = cuisine.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, "-");
}

/** Every limit that it keeps, or that it takes longer than the last. */
function listLengths(minutes: number, limits: readonly number[]): string[] {
  const kept = limits.filter((limit) => minutes <= limit);
  return kept.length > 0 ? kept.map((limit) => `up-to-${limit}`) : [`over-${limits.at(-1)}`];
}

function findDailyDuration(minutes: number): DailyDuration {
  const duration = dailyDurationIds.find((id) => minutes <= dailyDurations[id].maxMinutes);
  return duration ?? "more-than-20-minutes";
}

const neverAsked: readonly FoodGroup[] = ["water", "oil"];

/** Staples such as salt, pepper and dried spices are at hand in most homes, and so are water and oil. */
function isWorthAsking(ingredient: Ingredient | undefined): boolean {
  return ingredient !== undefined && !ingredient.isStaple && !neverAsked.includes(ingredient.foodGroup);
}
