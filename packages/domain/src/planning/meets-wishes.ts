import type { Meditation } from "../calm/meditation.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { HealthTag } from "../food/health-tags.ts";
import { leastCoverage } from "../food/meal-facts.ts";
import type { Nutrient } from "../food/nutrients.ts";
import { type Exercise, needsEquipment } from "../movement/exercise.ts";
import { wordsIn } from "../safety/words.ts";
import { atLeast, atMost, minutesOf, shortWish } from "./figure-wishes.ts";
import { exerciseMeetsNeeds, isWishedTag, mealMeetsNeeds, meditationMeetsNeeds } from "./meets-needs.ts";
import { saysNothing } from "./plain-words.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest } from "./requests.ts";
import { type Settled, settle, type Wish } from "./settle.ts";

/** The meals to choose from, and what is left of the request. Figures are its last wishes to be let go, "quick" the first. */
export function mealsFor<Meal extends DerivedMeal>(
  meals: readonly Meal[],
  request: MealRequest,
): Settled<Meal, MealRequest> {
  const { mealTypes, wantedIngredientIds, healthTags, mostCalories, leastProtein } = request;
  const isSearched = searchOf(request);
  // "Two dinners and a smoothie" are not three smoothies.
  const namesDish = mealTypes.length < 2 && meals.some(({ dish }) => isSearched(dish));
  return settle(
    meals.filter((meal) => mealMeetsNeeds(meal, request)),
    request,
    [
      shortWish(request, true),
      mostCalories !== null && {
        name: "mostCalories",
        ...atMost(amountOf("energyKcal"), mostCalories, (most) => ({ mostCalories: most })),
      },
      leastProtein !== null && {
        name: "leastProtein",
        ...atLeast(amountOf("proteinGrams"), leastProtein, (least) => ({ leastProtein: least })),
      },
      mealTypes.length > 0 && {
        name: "kind",
        isMet: (meal) => haveCommon(meal.mealTypes, mealTypes),
        without: () => ({ mealTypes: [], countByMealType: {} }),
      },
      namesDish && { name: "dish", isMet: ({ dish }) => isSearched(dish) },
      meals.some(({ cuisine }) => isSearched(cuisine)) && {
        name: "cuisine",
        isMet: ({ cuisine }) => isSearched(cuisine),
      },
      wantedIngredientIds.length > 0 && {
        name: "food",
        isMet: ({ ingredients }) =>
          ingredients.some(({ ingredientId }) => wantedIngredientIds.includes(ingredientId)),
        without: () => ({ wantedIngredientIds: [] }),
      },
      ...healthTags.filter(isWishedTag).map(qualityWish),
      shortWish(request, false),
    ],
  );
}

export function exercisesFor<Item extends Exercise>(
  exercises: readonly Item[],
  request: ExerciseRequest,
): Settled<Item, ExerciseRequest> {
  const { workoutTypes, equipment, muscles, goals, level } = request;
  return settle(
    exercises.filter((exercise) => exerciseMeetsNeeds(exercise, request)),
    request,
    [
      shortWish(request, true),
      workoutTypes.length > 0 && {
        name: "kind",
        isMet: (exercise) => haveCommon(exercise.workoutTypes, workoutTypes),
        without: () => ({ workoutTypes: [] }),
      },
      // What was named as equipment is what somebody has: an exercise may need nothing else that a home lacks.
      equipment.length > 0 && {
        name: "equipment",
        isMet: (exercise) =>
          haveCommon(exercise.equipment, equipment) &&
          !needsEquipment({ equipment: exercise.equipment.filter((thing) => !equipment.includes(thing)) }),
        without: () => ({ equipment: [] }),
      },
      muscles.length > 0 && {
        name: "muscles",
        isMet: (exercise) => haveCommon(exercise.muscles.primary, muscles),
        without: () => ({ muscles: [] }),
      },
      goals.length > 0 && {
        name: "goal",
        isMet: (exercise) => haveCommon(exercise.goals, goals),
        without: () => ({ goals: [] }),
      },
      shortWish(request, false),
      level !== null && { name: "level", isMet: (exercise) => exercise.level === level },
    ],
  );
}

export function meditationsFor<Item extends Meditation>(
  meditations: readonly Item[],
  request: MeditationRequest,
): Settled<Item, MeditationRequest> {
  const { practices, postures, timesOfDay, goals, experience, leastMinutes, hasStatedMinutes } = request;
  const longWish: false | Wish<Meditation, MeditationRequest> = leastMinutes !== null && {
    name: "leastMinutes",
    ...atLeast(minutesOf, leastMinutes, (least) => ({ leastMinutes: least })),
  };
  return settle(
    meditations.filter((meditation) => meditationMeetsNeeds(meditation, request)),
    request,
    [
      shortWish(request, true),
      hasStatedMinutes && longWish,
      practices.length > 0 && {
        name: "kind",
        isMet: ({ practice }) => practices.includes(practice),
        without: () => ({ practices: [] }),
      },
      postures.length > 0 && {
        name: "posture",
        isMet: (meditation) => haveCommon(meditation.postures, postures),
        without: () => ({ postures: [] }),
      },
      timesOfDay.length > 0 && {
        name: "timeOfDay",
        isMet: (meditation) => haveCommon(meditation.timesOfDay, timesOfDay),
        without: () => ({ timesOfDay: [] }),
      },
      goals.length > 0 && {
        name: "goal",
        isMet: (meditation) => haveCommon(meditation.goals, goals),
        without: () => ({ goals: [] }),
      },
      !hasStatedMinutes && longWish,
      shortWish(request, false),
      experience !== null && {
        name: "experience",
        isMet: (meditation) => meditation.experience === experience,
      },
    ],
  );
}

function qualityWish(tag: HealthTag): Wish<DerivedMeal, MealRequest> {
  return {
    name: "quality",
    isMet: ({ healthTags }) => healthTags.includes(tag),
    without: ({ healthTags }) => ({ healthTags: healthTags.filter((other) => other !== tag) }),
  };
}

/** Whether the words of a dish or a kitchen are among those that nothing else has read. */
function searchOf({ searchText }: MealRequest): (kind: string) => boolean {
  const searched = new Set(wordsIn(searchText));
  if (searched.size === 0) return () => false;
  return (kind) => {
    const words = wordsIn(kind).filter((word) => !saysNothing(word));
    return words.length > 0 && words.every((word) => searched.has(word));
  };
}

function amountOf(nutrient: Nutrient): (meal: DerivedMeal) => number | null {
  return ({ nutrition }) => {
    const { known, coverage } = nutrition[nutrient];
    return coverage >= leastCoverage ? known : null;
  };
}

function haveCommon<Value>(some: readonly Value[], others: readonly Value[]): boolean {
  return some.some((value) => others.includes(value));
}
