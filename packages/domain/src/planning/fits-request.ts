import type { Meditation } from "../calm/meditation.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import { leastCoverage } from "../food/meal-facts.ts";
import { isAtLeast, isAtMost } from "../food/measures.ts";
import type { Nutrient } from "../food/nutrients.ts";
import { type Exercise, fitnessLevels, intensities, needsEquipment } from "../movement/exercise.ts";
import { cautionFor } from "../movement/limitations.ts";
import { isUnsafe } from "../safety/gate.ts";
import { wordsIn } from "../safety/words.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest, PlanRequest } from "./requests.ts";

/** Whether a meal may stand in a plan for the request. What a prompt keeps out may be an allergy: a trace is too much. */
export function mealFits(meal: DerivedMeal, request: MealRequest): boolean {
  return (
    fitsAny(meal, request) &&
    hasSome(meal.mealTypes, request.mealTypes) &&
    !isAll(meal.mealTypes, request.unwantedMealTypes) &&
    !request.unwantedAllergens.some((allergen) => isUnsafe(meal.allergens[allergen])) &&
    !meal.ingredients.some(({ ingredientId }) => request.unwantedIngredientIds.includes(ingredientId)) &&
    request.diets.every((diet) => meal.diets.includes(diet)) &&
    request.healthTags.every((tag) => meal.healthTags.includes(tag)) &&
    (request.mostCalories === null || isAtMost(amountOf(meal, "energyKcal"), request.mostCalories)) &&
    (request.leastProtein === null || isAtLeast(amountOf(meal, "proteinGrams"), request.leastProtein))
  );
}

/** Low impact is no landing from a jump; walking stays. A level is never exceeded. */
export function exerciseFits(exercise: Exercise, request: ExerciseRequest): boolean {
  return (
    fitsAny(exercise, request) &&
    hasSome(exercise.workoutTypes, request.workoutTypes) &&
    !exercise.workoutTypes.some((type) => request.unwantedWorkoutTypes.includes(type)) &&
    isUpTo(fitnessLevels, exercise.level, request.level) &&
    isUpTo(intensities, exercise.intensity, request.mostIntensity) &&
    !(request.noImpact && exercise.impact === "high") &&
    !(request.noEquipment && needsEquipment(exercise)) &&
    !exercise.equipment.some((thing) => request.unwantedEquipment.includes(thing)) &&
    !request.limitations.some((limitation) => cautionFor(limitation, exercise).advice === "avoid")
  );
}

export function meditationFits(meditation: Meditation, request: MeditationRequest): boolean {
  return (
    fitsAny(meditation, request) &&
    hasSome([meditation.practice], request.practices) &&
    !request.unwantedPractices.includes(meditation.practice) &&
    (request.leastMinutes === null || meditation.minutes >= request.leastMinutes) &&
    hasSome(meditation.timesOfDay, request.timesOfDay) &&
    !isAll(meditation.timesOfDay, request.unwantedTimesOfDay) &&
    hasSome(meditation.postures, request.postures) &&
    !isAll(meditation.postures, request.unwantedPostures) &&
    !meditation.contentNotes.some((note) => request.unwantedContentNotes.includes(note)) &&
    !(request.experience === "newcomer" && meditation.experience !== "newcomer")
  );
}

function fitsAny(
  item: { readonly name: string; readonly minutes: number },
  { mostMinutes, unwantedWords }: PlanRequest,
): boolean {
  if (mostMinutes !== null && item.minutes > mostMinutes) return false;
  return unwantedWords.length === 0 || !wordsIn(item.name).some((word) => unwantedWords.includes(word));
}

/** Nothing asked for is met by everything. */
function hasSome<Value>(values: readonly Value[], asked: readonly Value[]): boolean {
  return asked.length === 0 || values.some((value) => asked.includes(value));
}

function isAll<Value>(values: readonly Value[], unwanted: readonly Value[]): boolean {
  return unwanted.length > 0 && values.every((value) => unwanted.includes(value));
}

function isUpTo<Value>(scale: readonly Value[], value: Value, most: Value | null): boolean {
  return most === null || scale.indexOf(value) <= scale.indexOf(most);
}

function amountOf({ nutrition }: DerivedMeal, nutrient: Nutrient): number | null {
  const { known, coverage } = nutrition[nutrient];
  return coverage >= leastCoverage ? known : null;
}
