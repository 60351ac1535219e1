import type { Meditation } from "../calm/meditation.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import { type Exercise, needsEquipment } from "../movement/exercise.ts";
import { wordsIn } from "../safety/words.ts";
import { exerciseFits, mealFits, meditationFits } from "./fits-request.ts";
import { saysNothing } from "./plain-words.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest } from "./requests.ts";

/** The meals to choose from: those that fit, and of them, if there are any, the dish, kitchen and food that was asked for. */
export function mealsFor<Meal extends DerivedMeal>(meals: readonly Meal[], request: MealRequest): Meal[] {
  const { wantedIngredientIds } = request;
  const searched = new Set(wordsIn(request.searchText));
  const isSearched = (kind: string) => {
    const words = wordsIn(kind).filter((word) => !saysNothing(word));
    return words.length > 0 && words.every((word) => searched.has(word));
  };
  return narrow(
    meals.filter((meal) => mealFits(meal, request)),
    [
      // "Two dinners and a smoothie" are not three smoothies.
      searched.size > 0 && request.mealTypes.length < 2 && ((meal) => isSearched(meal.dish)),
      searched.size > 0 && ((meal) => isSearched(meal.cuisine)),
      wantedIngredientIds.length > 0 &&
        ((meal) => meal.ingredients.some(({ ingredientId }) => wantedIngredientIds.includes(ingredientId))),
    ],
  );
}

/** What was named as equipment is what somebody has: an exercise may need nothing else that a home lacks. */
export function exercisesFor<Item extends Exercise>(
  exercises: readonly Item[],
  request: ExerciseRequest,
): Item[] {
  const { equipment, muscles, goals, level } = request;
  return narrow(
    exercises.filter((exercise) => exerciseFits(exercise, request)),
    [
      equipment.length > 0 &&
        ((exercise) =>
          exercise.equipment.some((thing) => equipment.includes(thing)) &&
          !needsEquipment({ equipment: exercise.equipment.filter((thing) => !equipment.includes(thing)) })),
      muscles.length > 0 &&
        ((exercise) => exercise.muscles.primary.some((muscle) => muscles.includes(muscle))),
      goals.length > 0 && ((exercise) => exercise.goals.some((goal) => goals.includes(goal))),
      level !== null && ((exercise) => exercise.level === level),
    ],
  );
}

export function meditationsFor<Item extends Meditation>(
  meditations: readonly Item[],
  request: MeditationRequest,
): Item[] {
  const { goals, experience } = request;
  return narrow(
    meditations.filter((meditation) => meditationFits(meditation, request)),
    [
      goals.length > 0 && ((meditation) => meditation.goals.some((goal) => goals.includes(goal))),
      experience !== null && ((meditation) => meditation.experience === experience),
    ],
  );
}

/** A wish that something meets binds everything; one that nothing meets is let go. */
function narrow<Item>(
  items: readonly Item[],
  wishes: readonly (false | ((item: Item) => boolean))[],
): Item[] {
  return wishes.reduce<Item[]>(
    (left, wish) => {
      const met = wish === false ? left : left.filter(wish);
      return met.length > 0 ? met : left;
    },
    [...items],
  );
}
