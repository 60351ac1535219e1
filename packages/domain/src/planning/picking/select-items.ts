import type { Meditation } from "../../calm/meditation.ts";
import type { DerivedMeal } from "../../food/derived-meal.ts";
import { type HealthTag, isWishedTag } from "../../food/health-tags.ts";
import { getKnownAmount } from "../../food/meal-facts.ts";
import { type Exercise, needsEquipment } from "../../movement/exercise.ts";
import { splitWords } from "../../safety/words.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest } from "../prompt/requests.ts";
import { isSmallTalk } from "../prompt/words/plain-words.ts";
import { getMinutes, wishForMax, wishForMin, wishForShort } from "./figure-wishes.ts";
import { exerciseMeetsNeeds, mealMeetsNeeds, meditationMeetsNeeds } from "./meets-needs.ts";
import { relaxWishes, type Selection, type Wish } from "./relax-wishes.ts";

/** Stated limits are the last wishes to be relaxed, "quick" is the first. */
export function selectMeals<Meal extends DerivedMeal>(
  meals: readonly Meal[],
  request: MealRequest,
): Selection<Meal, MealRequest> {
  const { mealTypes, wantedIngredientIds, healthTags, maxCalories, minProtein } = request;
  const isSearched = matchSearchText(request);
  // "Two dinners and a smoothie" are not three smoothies.
  const namesDish = mealTypes.length < 2 && meals.some(({ dish }) => isSearched(dish));
  return relaxWishes(
    meals.filter((meal) => mealMeetsNeeds(meal, request)),
    request,
    [
      wishForShort(request, true),
      maxCalories !== null && {
        name: "maxCalories",
        ...wishForMax(
          (meal) => getKnownAmount(meal, "energyKcal"),
          maxCalories,
          (max) => ({ maxCalories: max }),
        ),
      },
      minProtein !== null && {
        name: "minProtein",
        ...wishForMin(
          (meal) => getKnownAmount(meal, "proteinGrams"),
          minProtein,
          (min) => ({ minProtein: min }),
        ),
      },
      mealTypes.length > 0 && {
        name: "kind",
        isMet: (meal) => hasOverlap(meal.mealTypes, mealTypes),
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
      ...healthTags.filter(isWishedTag).map(wishForTag),
      wishForShort(request, false),
    ],
  );
}

export function selectExercises<Item extends Exercise>(
  exercises: readonly Item[],
  request: ExerciseRequest,
): Selection<Item, ExerciseRequest> {
  const { workoutTypes, equipment, muscles, goals, level } = request;
  return relaxWishes(
    exercises.filter((exercise) => exerciseMeetsNeeds(exercise, request)),
    request,
    [
      wishForShort(request, true),
      workoutTypes.length > 0 && {
        name: "kind",
        isMet: (exercise) => hasOverlap(exercise.workoutTypes, workoutTypes),
        without: () => ({ workoutTypes: [] }),
      },
      // The named equipment is what the person has, so an exercise may need nothing beyond it and a usual home.
      equipment.length > 0 && {
        name: "equipment",
        isMet: (exercise) =>
          hasOverlap(exercise.equipment, equipment) &&
          !needsEquipment({ equipment: exercise.equipment.filter((thing) => !equipment.includes(thing)) }),
        without: () => ({ equipment: [] }),
      },
      muscles.length > 0 && {
        name: "muscles",
        isMet: (exercise) => hasOverlap(exercise.muscles.primary, muscles),
        without: () => ({ muscles: [] }),
      },
      goals.length > 0 && {
        name: "goal",
        isMet: (exercise) => hasOverlap(exercise.goals, goals),
        without: () => ({ goals: [] }),
      },
      wishForShort(request, false),
      level !== null && { name: "level", isMet: (exercise) => exercise.level === level },
    ],
  );
}

export function selectMeditations<Item extends Meditation>(
  meditations: readonly Item[],
  request: MeditationRequest,
): Selection<Item, MeditationRequest> {
  const { practices, postures, timesOfDay, goals, experience, minMinutes, hasStatedMinutes } = request;
  const wishForLong: false | Wish<Meditation, MeditationRequest> = minMinutes !== null && {
    name: "minMinutes",
    ...wishForMin(getMinutes, minMinutes, (min) => ({ minMinutes: min })),
  };
  return relaxWishes(
    meditations.filter((meditation) => meditationMeetsNeeds(meditation, request)),
    request,
    [
      wishForShort(request, true),
      hasStatedMinutes && wishForLong,
      practices.length > 0 && {
        name: "kind",
        isMet: ({ practice }) => practices.includes(practice),
        without: () => ({ practices: [] }),
      },
      postures.length > 0 && {
        name: "posture",
        isMet: (meditation) => hasOverlap(meditation.postures, postures),
        without: () => ({ postures: [] }),
      },
      timesOfDay.length > 0 && {
        name: "timeOfDay",
        isMet: (meditation) => hasOverlap(meditation.timesOfDay, timesOfDay),
        without: () => ({ timesOfDay: [] }),
      },
      goals.length > 0 && {
        name: "goal",
        isMet: (meditation) => hasOverlap(meditation.goals, goals),
        without: () => ({ goals: [] }),
      },
      !hasStatedMinutes && wishForLong,
      wishForShort(request, false),
      experience !== null && {
        name: "experience",
        isMet: (meditation) => meditation.experience === experience,
      },
    ],
  );
}

function wishForTag(tag: HealthTag): Wish<DerivedMeal, MealRequest> {
  return {
    name: "quality",
    isMet: ({ healthTags }) => healthTags.includes(tag),
    without: ({ healthTags }) => ({ healthTags: healthTags.filter((other) => other !== tag) }),
  };
}

/** Matches a dish or cuisine whose words are all in the search text. */
function matchSearchText({ searchText }: MealRequest): (kind: string) => boolean {
  const searched = new Set(splitWords(searchText));
  if (searched.size === 0) return () => false;
  return (kind) => {
    const words = splitWords(kind).filter((word) => !isSmallTalk(word));
    return words.length > 0 && words.every((word) => searched.has(word));
  };
}

function hasOverlap<Value>(some: readonly Value[], others: readonly Value[]): boolean {
  return some.some((value) => others.includes(value));
}
