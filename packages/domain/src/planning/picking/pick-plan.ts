import type { Meditation } from "../../calm/meditation.ts";
import type { DerivedMeal } from "../../food/derived-meal.ts";
import type { Ingredient, IngredientId } from "../../food/ingredient.ts";
import { type MealType, mealTypes } from "../../food/meal.ts";
import type { Exercise } from "../../movement/exercise.ts";
import { getCaution } from "../../movement/limitations.ts";
import { findMainIngredient } from "../../recommend/main-ingredient.ts";
import type { Scored } from "../../recommend/spread.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest, PlanRequest } from "../prompt/requests.ts";
import { type Place, pickVaried } from "./pick-varied.ts";
import { selectExercises, selectMeals, selectMeditations } from "./select-items.ts";

export const maxItemsFromPrompt = 21;
const defaultMealCount = 5;
const defaultExerciseCount = 5;
const defaultMeditationCount = 3;

/** The meal types of a plan whose prompt names none, in turn. */
const defaultMealTypes: readonly MealType[] = ["dinner", "lunch", "breakfast"];

/**
 * Picks a plan from ranked candidates, with fewer items than asked for when fewer fit. Items the model chose are kept
 * when they are candidates, fit the request and have a place; the rest are picked to complement them.
 */
export function pickMeals<Meal extends DerivedMeal>(
  candidates: readonly Scored<Meal>[],
  asked: MealRequest,
  findIngredient: (id: IngredientId) => Ingredient | undefined,
  chosenIds: readonly string[] = [],
): Meal[] {
  const { items, request } = selectMeals(toItems(candidates), asked);
  const mains = new Map(candidates.map(({ item }) => [item.id, findMainIngredient(item, findIngredient)]));
  return pickItems(candidates, items, chosenIds, {
    rateFit: (meal) => rateWantedFoods(meal, request),
    makePlaces: (chosenCount) => makeMealPlaces(request, chosenCount),
    mayTakeAnyPlace: Object.keys(request.countByMealType).length === 0,
    compare: (one, other) =>
      weigh(0.45, mains.get(one.id) === mains.get(other.id)) +
      weigh(0.3, one.dish === other.dish) +
      weigh(0.25, one.cuisine === other.cuisine),
  });
}

export function pickExercises<Item extends Exercise>(
  candidates: readonly Scored<Item>[],
  asked: ExerciseRequest,
  chosenIds: readonly string[] = [],
): Item[] {
  const { items, request } = selectExercises(toItems(candidates), asked);
  const needsChanges = (exercise: Exercise) =>
    request.limitations.some((limitation) => getCaution(limitation, exercise).advice === "modify");
  return pickItems(candidates, items, chosenIds, {
    rateFit: (exercise) =>
      rateDuration(exercise.minutes, request.maxMinutes) - weigh(0.5, needsChanges(exercise)),
    makePlaces: (chosenCount) => makeOpenPlaces(request, defaultExerciseCount, chosenCount),
    mayTakeAnyPlace: true,
    compare: (one, other) =>
      weigh(0.4, one.pattern === other.pattern) +
      0.4 * measureOverlap(one.muscles.primary, other.muscles.primary) +
      weigh(0.2, one.workoutTypes[0] === other.workoutTypes[0]),
  });
}

export function pickMeditations<Item extends Meditation>(
  candidates: readonly Scored<Item>[],
  asked: MeditationRequest,
  chosenIds: readonly string[] = [],
): Item[] {
  const { items, request } = selectMeditations(toItems(candidates), asked);
  return pickItems(candidates, items, chosenIds, {
    rateFit: ({ minutes }) => rateDuration(minutes, request.maxMinutes),
    makePlaces: (chosenCount) => makeOpenPlaces(request, defaultMeditationCount, chosenCount),
    mayTakeAnyPlace: true,
    compare: (one, other) =>
      weigh(0.7, one.practice === other.practice) +
      0.2 * measureOverlap(one.goals, other.goals) +
      weigh(0.1, one.postures[0] === other.postures[0]),
  });
}

interface PickingRules<Item> {
  /** How well an item fits the request; added to its score. */
  readonly rateFit: (item: Item) => number;
  readonly makePlaces: (chosenCount: number) => readonly Place<Item>[];
  /** A chosen item may take a place that was meant for another kind. */
  readonly mayTakeAnyPlace: boolean;
  /** From 0 for items that have nothing in common to 1 for items that are alike. */
  readonly compare: (one: Item, other: Item) => number;
}

function pickItems<Item extends { readonly id: string }>(
  candidates: readonly Scored<Item>[],
  selected: readonly Item[],
  chosenIds: readonly string[],
  { rateFit, makePlaces, mayTakeAnyPlace, compare }: PickingRules<Item>,
): Item[] {
  const fitting = scoreByRequest(candidates, selected, rateFit);
  const chosen = keepChosen(fitting, chosenIds);
  const { seated, open } = placeChosen(chosen, makePlaces(chosen.length), mayTakeAnyPlace);
  return pickVaried(fitting, open, compare, seated);
}

/** The largest bonus for fitting the request, as a share of the range between the worst and best score. */
const requestWeight = 0.3;

function scoreByRequest<Item extends { readonly id: string }>(
  candidates: readonly Scored<Item>[],
  fitting: readonly Item[],
  rateFit: (item: Item) => number,
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
  return left.map(({ item, score }) => ({ item, score: score + requestWeight * range * rateFit(item) }));
}

function toItems<Item>(candidates: readonly Scored<Item>[]): Item[] {
  return candidates.map(({ item }) => item);
}

/** Keeps the order of the choice and drops duplicates. */
function keepChosen<Item extends { readonly id: string }>(
  fitting: readonly Scored<Item>[],
  ids: readonly string[],
): Item[] {
  const byId = new Map(fitting.map(({ item }) => [item.id, item]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Gives each chosen item a place that accepts it, or any place if allowed. Items without a place are dropped. */
function placeChosen<Item>(
  chosen: readonly Item[],
  places: readonly Place<Item>[],
  mayTakeAnyPlace: boolean,
): { readonly seated: Item[]; readonly open: Place<Item>[] } {
  const open = [...places];
  const seated = chosen.filter((item) => {
    const own = open.findIndex((place) => place(item));
    const at = own === -1 && mayTakeAnyPlace ? open.length - 1 : own;
    if (at !== -1) open.splice(at, 1);
    return at !== -1;
  });
  return { seated, open };
}

/** Without a count in the prompt, the plan has the default size, or the size of the choice if that is larger. */
function choosePlanSize({ count }: PlanRequest, defaultSize: number, chosen: number): number {
  return Math.min(count ?? Math.max(defaultSize, chosen), maxItemsFromPrompt);
}

function makeOpenPlaces(request: PlanRequest, defaultSize: number, chosenCount: number): Place<unknown>[] {
  return Array.from({ length: choosePlanSize(request, defaultSize, chosenCount) }, () => () => true);
}

/** Uses the stated count of each meal type; without one, the types take turns. */
function makeMealPlaces(request: MealRequest, chosen: number): Place<DerivedMeal>[] {
  const { mealTypes: asked, countByMealType } = request;
  const stated = mealTypes.flatMap((type) => Array.from({ length: countByMealType[type] ?? 0 }, () => type));
  const cycle = asked.length > 0 ? asked : defaultMealTypes;
  const types = Array.from(
    { length: choosePlanSize(request, defaultMealCount, chosen) },
    (_, index) => stated[index % stated.length] ?? cycle[index % cycle.length],
  );
  return types.map((type) => (meal) => type !== undefined && meal.mealTypes.includes(type));
}

/** The share of a meal's weight that the wanted ingredients make up; a fifth counts as full marks. */
function rateWantedFoods({ ingredients }: DerivedMeal, { wantedIngredientIds }: MealRequest): number {
  if (wantedIngredientIds.length === 0) return 0;
  const total = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const wanted = ingredients
    .filter(({ ingredientId }) => wantedIngredientIds.includes(ingredientId))
    .reduce((sum, { grams }) => sum + grams, 0);
  return Math.min(1, (5 * wanted) / Math.max(1, total));
}

/** Prefers items that use most of the time: with twenty minutes, fifteen is better than three. */
function rateDuration(minutes: number, maxMinutes: number | null): number {
  return maxMinutes === null ? 0 : Math.min(1, minutes / maxMinutes);
}

function weigh(weight: number, isAlike: boolean): number {
  return isAlike ? weight : 0;
}

function measureOverlap<Value>(one: readonly Value[], other: readonly Value[]): number {
  const both = one.filter((value) => other.includes(value)).length;
  return both / Math.max(1, new Set([...one, ...other]).size);
}
