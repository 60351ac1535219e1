import type { Meditation } from "../../calm/meditation.ts";
import type { DerivedMeal } from "../../food/derived-meal.ts";
import { type HealthTag, isWishedTag } from "../../food/health-tags.ts";
import { getKnownAmount } from "../../food/meal-facts.ts";
import { type Exercise, needsEquipment } from "../../movement/exercise.ts";
import { splitWords } from "../../safety/words.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest, PlanRequest } from "../prompt/requests.ts";
import { isSmallTalk } from "../prompt/words/plain-words.ts";
import { type Wish, wishForMax, wishForMin } from "./wishes.ts";

type Wishes<Item> = readonly (false | Wish<Item>)[];

/** The wishes of a request for meals. A dish or cuisine counts only if some meal is of that kind. */
export function listMealWishes(request: MealRequest, meals: readonly DerivedMeal[]): Wish<DerivedMeal>[] {
  const { healthTags, maxCalories, minProtein, slots } = request;
  // What is to be used up need not be in every meal.
  const wantedFoods = request.wantedFoods.filter(
    ({ ingredientIds }) =>
      request.count === 1 || !ingredientIds.some((id) => request.useUpIngredientIds.includes(id)),
  );
  const isSearched = matchSearchText(request);
  const cuisines = [...new Set(meals.map(({ cuisine }) => cuisine))].filter(isSearched);
  // "Two dinners and a smoothie" are not three smoothies.
  const isDrink = /\bdrink/.test(request.searchText);
  const dishes = [...new Set(meals.map(({ dish }) => dish))].filter(
    (dish) => slots.length < 2 && isSearched(dish) && (isDrink || !dish.endsWith("-drink")),
  );
  const all: Wishes<DerivedMeal> = [
    ...listTimeWishes(request),
    maxCalories !== null && {
      name: "maxCalories",
      id: "maxCalories",
      words: `up to ${maxCalories} kcal`,
      ...wishForMax((meal) => getKnownAmount(meal, "energyKcal"), maxCalories),
    },
    minProtein !== null && {
      name: "minProtein",
      id: "minProtein",
      words: `with at least ${minProtein} g of protein`,
      ...wishForMin((meal) => getKnownAmount(meal, "proteinGrams"), minProtein),
    },
    dishes.length > 0 && {
      name: "dish",
      id: `dish:${dishes.join("-")}`,
      words: dishes.map((dish) => dish.replaceAll("-", " ")).join(" or "),
      isMet: ({ dish }) => dishes.includes(dish),
    },
    cuisines.length > 0 && {
      name: "cuisine",
      id: `cuisine:${cuisines.join("-").toLowerCase()}`,
      words: cuisines.join(" or "),
      isMet: ({ cuisine }) => cuisines.includes(cuisine),
    },
    wantedFoods.length > 0 && {
      name: "food",
      id: "food",
      words: `with ${wantedFoods.map(({ name }) => name).join(" or ")}`,
      isMet: ({ ingredients }) =>
        ingredients.some(({ ingredientId }) =>
          wantedFoods.some(({ ingredientIds }) => ingredientIds.includes(ingredientId)),
        ),
    },
    ...healthTags.filter(isWishedTag).map(wishForTag),
    request.isCheap && {
      name: "quality",
      id: "cheap",
      words: "cheap",
      isMet: ({ cost }) => cost === "thrifty",
    },
  ];
  return keepWishes(all);
}

export function listExerciseWishes(request: ExerciseRequest): Wish<Exercise>[] {
  const { workoutTypes, equipment, muscles, goals, level } = request;
  return keepWishes<Exercise>([
    ...listTimeWishes(request),
    workoutTypes.length > 0 && {
      name: "kind",
      id: "kind",
      words: workoutTypes.join(" or ").replaceAll("-", " "),
      isMet: (exercise) => hasOverlap(exercise.workoutTypes, workoutTypes),
    },
    // The named equipment is what the person has, so an exercise may need nothing beyond it and a usual home.
    equipment.length > 0 && {
      name: "equipment",
      id: "equipment",
      words: `with ${equipment.join(" or ").replaceAll("-", " ")}`,
      isMet: (exercise) =>
        hasOverlap(exercise.equipment, equipment) &&
        !needsEquipment({ equipment: exercise.equipment.filter((thing) => !equipment.includes(thing)) }),
    },
    muscles.length > 0 && {
      name: "muscles",
      id: "muscles",
      words: "for the muscles you named",
      isMet: (exercise) => hasOverlap(exercise.muscles.primary, muscles),
    },
    goals.length > 0 && {
      name: "goal",
      id: "goal",
      words: `made to ${goals.join(" or ").replaceAll("-", " ")}`,
      isMet: (exercise) => hasOverlap(exercise.goals, goals),
    },
    level !== null && {
      name: "level",
      id: "level",
      words: `at ${level} level`,
      isMet: (exercise) => exercise.level === level,
    },
  ]);
}

export function listMeditationWishes(request: MeditationRequest): Wish<Meditation>[] {
  const { practices, postures, timesOfDay, goals, experience } = request;
  return keepWishes<Meditation>([
    ...listTimeWishes(request),
    practices.length > 0 && {
      name: "kind",
      id: "kind",
      words: practices.join(" or ").replaceAll("-", " "),
      isMet: ({ practice }) => practices.includes(practice),
    },
    postures.length > 0 && {
      name: "posture",
      id: "posture",
      words: postures.join(" or "),
      isMet: (meditation) => hasOverlap(meditation.postures, postures),
    },
    timesOfDay.length > 0 && {
      name: "timeOfDay",
      id: "timeOfDay",
      words: `for ${timesOfDay.map((time) => (time === "bedtime" ? time : `the ${time}`)).join(" or ")}`,
      isMet: (meditation) => hasOverlap(meditation.timesOfDay, timesOfDay),
    },
    goals.length > 0 && {
      name: "goal",
      id: "goal",
      words: `made to ${goals.join(" or ").replaceAll("-", " ")}`,
      isMet: (meditation) => hasOverlap(meditation.goals, goals),
    },
    experience !== null && {
      name: "experience",
      id: "experience",
      words: experience === "newcomer" ? "for newcomers" : "for practised people",
      isMet: (meditation) => meditation.experience === experience,
    },
  ]);
}

interface Timed {
  readonly minutes: number;
}

function listTimeWishes({
  maxMinutes,
  minMinutes,
  hasStatedMinutes,
  totalMinutes,
}: PlanRequest): Wish<Timed>[] {
  const getMinutes = ({ minutes }: Timed) => minutes;
  // No item may be longer than the session that it is part of.
  const max = maxMinutes ?? totalMinutes;
  return keepWishes<Timed>([
    max !== null && {
      name: "maxMinutes",
      id: maxMinutes === null ? "totalMinutes" : "maxMinutes",
      words: `up to ${max} ${max === 1 ? "minute" : "minutes"}`,
      ...wishForMax(getMinutes, max),
      isSoft: !hasStatedMinutes,
    },
    minMinutes !== null && {
      name: "minMinutes",
      id: "minMinutes",
      words: `at least ${minMinutes} minutes`,
      ...wishForMin(getMinutes, minMinutes),
      isSoft: !hasStatedMinutes,
    },
  ]);
}

function keepWishes<Item>(all: Wishes<Item>): Wish<Item>[] {
  return all.filter((wish) => wish !== false);
}

function wishForTag(tag: HealthTag): Wish<DerivedMeal> {
  return {
    name: "quality",
    id: `tag:${tag}`,
    words: tag === "lighter-meal" ? "light" : tag.replaceAll("-", " "),
    isMet: ({ healthTags }) => healthTags.includes(tag),
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
