import type { Meditation } from "../../calm/meditation.ts";
import type { DerivedMeal } from "../../food/derived-meal.ts";
import { isWishedTag } from "../../food/health-tags.ts";
import { type Exercise, fitnessLevels, intensities } from "../../movement/exercise.ts";
import { findConflict } from "../../safety/conflicts.ts";
import { splitWords } from "../../safety/words.ts";
import { needsCookware } from "../prompt/foods/cookware.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest, PlanRequest } from "../prompt/requests.ts";

/**
 * Needs are diets, conditions and everything the prompt refuses; they are never relaxed. A refused food may be an
 * allergy, so even a trace fails.
 */
export function mealMeetsNeeds(meal: DerivedMeal, request: MealRequest): boolean {
  return (
    hasNoUnwantedWord(meal, request) &&
    !splitWords(meal.dish).some((word) => request.unwantedWords.includes(word)) &&
    !request.unwantedCookware.some((kind) => needsCookware(meal, kind)) &&
    !areAllUnwanted(meal.mealTypes, request.unwantedMealTypes) &&
    !request.unwantedAllergens.some((allergen) => findConflict.meal(meal, { kind: "allergen", allergen })) &&
    !request.unwantedIngredientIds.some((ingredientId) =>
      findConflict.meal(meal, { kind: "disliked-food", ingredientId }),
    ) &&
    !request.diets.some((diet) => findConflict.meal(meal, { kind: "diet", diet })) &&
    request.healthTags.every((tag) => isWishedTag(tag) || meal.healthTags.includes(tag))
  );
}

/** No impact excludes landing from a jump but not walking. Level and intensity are upper limits. */
export function exerciseMeetsNeeds(exercise: Exercise, request: ExerciseRequest): boolean {
  return (
    hasNoUnwantedWord(exercise, request) &&
    !exercise.workoutTypes.some((type) => request.unwantedWorkoutTypes.includes(type)) &&
    isAtMost(fitnessLevels, exercise.level, request.level) &&
    isAtMost(intensities, exercise.intensity, request.maxIntensity) &&
    !(request.noImpact && exercise.impact === "high") &&
    !exercise.equipment.some((thing) => request.unwantedEquipment.includes(thing)) &&
    !(request.noEquipment && findConflict.exercise(exercise, { kind: "equipment" })) &&
    !request.limitations.some((limitation) =>
      findConflict.exercise(exercise, { kind: "limitation", limitation }),
    )
  );
}

export function meditationMeetsNeeds(meditation: Meditation, request: MeditationRequest): boolean {
  return (
    hasNoUnwantedWord(meditation, request) &&
    !request.unwantedPractices.includes(meditation.practice) &&
    !areAllUnwanted(meditation.timesOfDay, request.unwantedTimesOfDay) &&
    !areAllUnwanted(meditation.postures, request.unwantedPostures) &&
    !meditation.contentNotes.some((note) => request.unwantedContentNotes.includes(note)) &&
    !(request.experience === "newcomer" && meditation.experience !== "newcomer")
  );
}

function hasNoUnwantedWord({ name }: { readonly name: string }, { unwantedWords }: PlanRequest): boolean {
  return unwantedWords.length === 0 || !splitWords(name).some((word) => unwantedWords.includes(word));
}

function areAllUnwanted<Value>(values: readonly Value[], unwanted: readonly Value[]): boolean {
  return unwanted.length > 0 && values.every((value) => unwanted.includes(value));
}

function isAtMost<Value>(scale: readonly Value[], value: Value, max: Value | null): boolean {
  return max === null || scale.indexOf(value) <= scale.indexOf(max);
}
