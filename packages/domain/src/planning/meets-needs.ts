import type { Meditation } from "../calm/meditation.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { HealthTag } from "../food/health-tags.ts";
import { type Exercise, fitnessLevels, intensities, needsEquipment } from "../movement/exercise.ts";
import { cautionFor } from "../movement/limitations.ts";
import { isUnsafe } from "../safety/gate.ts";
import { wordsIn } from "../safety/words.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest, PlanRequest } from "./requests.ts";

/**
 * Whether a meal keeps to what the request rules out for good: diets, illnesses and all that is refused. What a prompt
 * keeps out may be an allergy: a trace is too much.
 */
export function mealMeetsNeeds(meal: DerivedMeal, request: MealRequest): boolean {
  return (
    hasNoUnwantedWord(meal, request) &&
    !isAll(meal.mealTypes, request.unwantedMealTypes) &&
    !request.unwantedAllergens.some((allergen) => isUnsafe(meal.allergens[allergen])) &&
    !meal.ingredients.some(({ ingredientId }) => request.unwantedIngredientIds.includes(ingredientId)) &&
    request.diets.every((diet) => meal.diets.includes(diet)) &&
    request.healthTags.every((tag) => isWishedTag(tag) || meal.healthTags.includes(tag))
  );
}

const wishedTags: readonly HealthTag[] = ["high-fibre", "iron-rich", "calcium-rich", "lighter-meal"];

/** Whether a tag only asks for more of something; the others stand for an illness or for something to keep out. */
export function isWishedTag(tag: HealthTag): boolean {
  return wishedTags.includes(tag);
}

/** Low impact is no landing from a jump; walking stays. Neither level nor effort is ever exceeded. */
export function exerciseMeetsNeeds(exercise: Exercise, request: ExerciseRequest): boolean {
  return (
    hasNoUnwantedWord(exercise, request) &&
    !exercise.workoutTypes.some((type) => request.unwantedWorkoutTypes.includes(type)) &&
    isUpTo(fitnessLevels, exercise.level, request.level) &&
    isUpTo(intensities, exercise.intensity, request.mostIntensity) &&
    !(request.noImpact && exercise.impact === "high") &&
    !(request.noEquipment && needsEquipment(exercise)) &&
    !exercise.equipment.some((thing) => request.unwantedEquipment.includes(thing)) &&
    !request.limitations.some((limitation) => cautionFor(limitation, exercise).advice === "avoid")
  );
}

export function meditationMeetsNeeds(meditation: Meditation, request: MeditationRequest): boolean {
  return (
    hasNoUnwantedWord(meditation, request) &&
    !request.unwantedPractices.includes(meditation.practice) &&
    !isAll(meditation.timesOfDay, request.unwantedTimesOfDay) &&
    !isAll(meditation.postures, request.unwantedPostures) &&
    !meditation.contentNotes.some((note) => request.unwantedContentNotes.includes(note)) &&
    !(request.experience === "newcomer" && meditation.experience !== "newcomer")
  );
}

function hasNoUnwantedWord({ name }: { readonly name: string }, { unwantedWords }: PlanRequest): boolean {
  return unwantedWords.length === 0 || !wordsIn(name).some((word) => unwantedWords.includes(word));
}

function isAll<Value>(values: readonly Value[], unwanted: readonly Value[]): boolean {
  return unwanted.length > 0 && values.every((value) => unwanted.includes(value));
}

function isUpTo<Value>(scale: readonly Value[], value: Value, most: Value | null): boolean {
  return most === null || scale.indexOf(value) <= scale.indexOf(most);
}
