import type { Meditation } from "../calm/meditation.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { Ingredient, IngredientId } from "../food/ingredient.ts";
import { type MealType, mealTypes } from "../food/meal.ts";
import type { Exercise } from "../movement/exercise.ts";
import { cautionFor } from "../movement/limitations.ts";
import { mainIngredientOf } from "../recommend/kinship.ts";
import type { Scored } from "../recommend/spread.ts";
import { exercisesFor, mealsFor, meditationsFor } from "./meets-wishes.ts";
import { type Place, pickVaried } from "./pick-varied.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest, PlanRequest } from "./requests.ts";

export const mostItems = 21;
const usualMeals = 5;
const usualExercises = 5;
const usualMeditations = 3;

/** Where a prompt names no meal, a plan holds the meals of a day, the largest first. */
const usualMealTypes: readonly MealType[] = ["dinner", "lunch", "breakfast"];

/**
 * A plan of meals from candidates in the order of their rank. Fewer than asked for where fewer fit. What somebody else
 * has chosen stays in it, as far as it is among the candidates, fits and has a place; the rest is picked to go with it.
 */
export function pickMeals<Meal extends DerivedMeal>(
  candidates: readonly Scored<Meal>[],
  asked: MealRequest,
  ingredientOf: (id: IngredientId) => Ingredient | undefined,
  chosenIds: readonly string[] = [],
): Meal[] {
  const { items, request } = mealsFor(itemsOf(candidates), asked);
  const mains = new Map(candidates.map(({ item }) => [item.id, mainIngredientOf(item, ingredientOf)]));
  const fitting = scoreFor(candidates, items, (meal) => wantedShare(meal, request));
  const chosen = chosenFrom(fitting, chosenIds);
  const hasStatedTypes = Object.keys(request.countByMealType).length > 0;
  const { seated, open } = seat(chosen, placesFor(request, chosen.length), !hasStatedTypes);
  return pickVaried(
    fitting,
    open,
    (one, other) =>
      share(0.45, mains.get(one.id) === mains.get(other.id)) +
      share(0.3, one.dish === other.dish) +
      share(0.25, one.cuisine === other.cuisine),
    seated,
  );
}

export function pickExercises<Item extends Exercise>(
  candidates: readonly Scored<Item>[],
  asked: ExerciseRequest,
  chosenIds: readonly string[] = [],
): Item[] {
  const { items, request } = exercisesFor(itemsOf(candidates), asked);
  const suits = (exercise: Exercise) =>
    nearness(exercise.minutes, request.mostMinutes) -
    share(
      0.5,
      request.limitations.some((limitation) => cautionFor(limitation, exercise).advice === "modify"),
    );
  const fitting = scoreFor(candidates, items, suits);
  const chosen = chosenFrom(fitting, chosenIds);
  const { seated, open } = seat(chosen, anyPlaces(sizeOf(request, usualExercises, chosen.length)));
  return pickVaried(
    fitting,
    open,
    (one, other) =>
      share(0.4, one.pattern === other.pattern) +
      0.4 * overlap(one.muscles.primary, other.muscles.primary) +
      share(0.2, one.workoutTypes[0] === other.workoutTypes[0]),
    seated,
  );
}

export function pickMeditations<Item extends Meditation>(
  candidates: readonly Scored<Item>[],
  asked: MeditationRequest,
  chosenIds: readonly string[] = [],
): Item[] {
  const { items, request } = meditationsFor(itemsOf(candidates), asked);
  const fitting = scoreFor(candidates, items, ({ minutes }) => nearness(minutes, request.mostMinutes));
  const chosen = chosenFrom(fitting, chosenIds);
  const { seated, open } = seat(chosen, anyPlaces(sizeOf(request, usualMeditations, chosen.length)));
  return pickVaried(
    fitting,
    open,
    (one, other) =>
      share(0.7, one.practice === other.practice) +
      0.2 * overlap(one.goals, other.goals) +
      share(0.1, one.postures[0] === other.postures[0]),
    seated,
  );
}

/** What the request adds to a rank, at most this much of the way from the worst candidate to the best. */
const weightOfRequest = 0.3;

function scoreFor<Item extends { readonly id: string }>(
  candidates: readonly Scored<Item>[],
  fitting: readonly Item[],
  suits: (item: Item) => number,
): Scored<Item>[] {
  const fits = new Set(fitting);
  const seen = new Set<string>();
  const left = candidates.filter(({ item }) => {
    const isNew = fits.has(item) && !seen.has(item.id);
    seen.add(item.id);
    return isNew;
  });
  const scores = left.map(({ score }) => score);
  const range = Math.max(...scores) - Math.min(...scores) || 1;
  return left.map(({ item, score }) => ({ item, score: score + weightOfRequest * range * suits(item) }));
}

function itemsOf<Item>(candidates: readonly Scored<Item>[]): Item[] {
  return candidates.map(({ item }) => item);
}

/** In the order they were chosen in, each once. */
function chosenFrom<Item extends { readonly id: string }>(
  fitting: readonly Scored<Item>[],
  ids: readonly string[],
): Item[] {
  const byId = new Map(fitting.map(({ item }) => [item.id, item]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Gives each chosen item a place that is for it, or else any if it may stand anywhere; one without a place is left out. */
function seat<Item>(
  chosen: readonly Item[],
  places: readonly Place<Item>[],
  mayStandAnywhere = true,
): { readonly seated: Item[]; readonly open: Place<Item>[] } {
  const open = [...places];
  const seated = chosen.filter((item) => {
    const own = open.findIndex((place) => place(item));
    const at = own === -1 && mayStandAnywhere ? open.length - 1 : own;
    if (at !== -1) open.splice(at, 1);
    return at !== -1;
  });
  return { seated, open };
}

/** As many as were asked for; where the prompt leaves it open the usual number, or as many as were chosen. */
function sizeOf({ count }: PlanRequest, usual: number, chosen: number): number {
  return Math.min(count ?? Math.max(usual, chosen), mostItems);
}

function anyPlaces(size: number): Place<unknown>[] {
  return Array.from({ length: size }, () => () => true);
}

/** As many places of each meal as the request says, or else each meal in turn. */
function placesFor(request: MealRequest, chosen: number): Place<DerivedMeal>[] {
  const { mealTypes: asked, countByMealType } = request;
  const stated = mealTypes.flatMap((type) => Array.from({ length: countByMealType[type] ?? 0 }, () => type));
  const turns = asked.length > 0 ? asked : usualMealTypes;
  const types = Array.from(
    { length: sizeOf(request, usualMeals, chosen) },
    (_, index) => stated[index % stated.length] ?? turns[index % turns.length],
  );
  return types.map((type) => (meal) => type !== undefined && meal.mealTypes.includes(type));
}

/** How much of a meal is what was wished for; a fifth of it is plenty. */
function wantedShare({ ingredients }: DerivedMeal, { wantedIngredientIds }: MealRequest): number {
  if (wantedIngredientIds.length === 0) return 0;
  const total = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const wanted = ingredients
    .filter(({ ingredientId }) => wantedIngredientIds.includes(ingredientId))
    .reduce((sum, { grams }) => sum + grams, 0);
  return Math.min(1, (5 * wanted) / Math.max(1, total));
}

/** Whoever has twenty minutes would rather have fifteen of them filled than three. */
function nearness(minutes: number, mostMinutes: number | null): number {
  return mostMinutes === null ? 0 : Math.min(1, minutes / mostMinutes);
}

function share(weight: number, isAlike: boolean): number {
  return isAlike ? weight : 0;
}

function overlap<Value>(one: readonly Value[], other: readonly Value[]): number {
  const both = one.filter((value) => other.includes(value)).length;
  return both / Math.max(1, new Set([...one, ...other]).size);
}
