import type { DerivedMeal } from "../../food/derived-meal.ts";
import type { Ingredient, IngredientId } from "../../food/ingredient.ts";
import { findMainIngredient } from "../../recommend/main-ingredient.ts";
import { weekdays } from "../prompt/days/weekdays.ts";
import { isMadeCold } from "../prompt/foods/cookware.ts";
import { isOfKind } from "../prompt/limits/meal-limits.ts";
import type { MealRequest } from "../prompt/requests.ts";
import { fitsSlot, type MealSlot, mealSlots } from "../prompt/slots.ts";
import { listMealWishes } from "./list-wishes.ts";
import { maxItemsFromPrompt } from "./made-plan.ts";
import { mealMeetsNeeds } from "./meets-needs.ts";
import { countDaysBetween, findDay, listDayOffsets, type PlannedPlace } from "./places.ts";
import type { Limit, PlanRules } from "./plan-rules.ts";

const defaultMealCount = 5;

/** The meals of a plan whose prompt names none, in turn. */
const defaultSlots: readonly MealSlot[] = ["dinner", "lunch", "breakfast"];

export function createMealRules(
  request: MealRequest,
  meals: readonly DerivedMeal[],
  findIngredient: (id: IngredientId) => Ingredient | undefined,
): PlanRules<DerivedMeal> {
  const fitting = meals.filter((meal) => mealMeetsNeeds(meal, request));
  const mains = new Map(fitting.map((meal) => [meal.id, findMainIngredient(meal, findIngredient)]));
  const wishes = listMealWishes(request, meals);
  const isNamed = wishes.some(({ name }) => name === "dish" || name === "food" || name === "cuisine");
  const places = makeMealPlaces(request, fitting, isNamed);
  const [onlySlot] = request.slots;
  return {
    meetsNeeds: (meal) => mealMeetsNeeds(meal, request),
    wishes,
    places,
    asked: request.count,
    limits: [
      ...request.limits.map((limit) => {
        const such = new Set(meals.filter((meal) => isOfKind(meal, limit.of)));
        return { ...limit, isOf: (meal: DerivedMeal) => such.has(meal) };
      }),
      ...listUseUp(request, places.length),
    ],
    maxRepeats: request.maxRepeats,
    totalMinutes: null,
    servings: request.servings,
    keepsLeftovers: true,
    rateFit: (meal) => rateWantedFoods(meal, request),
    compare: (one, other) =>
      weigh(0.45, mains.get(one.id) === mains.get(other.id)) +
      weigh(0.3, one.dish === other.dish) +
      weigh(0.25, one.cuisine === other.cuisine),
    noun: request.slots.length === 1 && onlySlot !== undefined ? onlySlot : "meal",
  };
}

/** A food that is to be used up comes in half of the meals, but nobody wants spinach for a whole week. */
const mostUsesOfOneFood = 3;

function listUseUp({ useUpIngredientIds, wantedFoods }: MealRequest, size: number): Limit<DerivedMeal>[] {
  const foods = wantedFoods.filter(({ ingredientIds }) =>
    ingredientIds.some((id) => useUpIngredientIds.includes(id)),
  );
  const uses = Math.min(mostUsesOfOneFood, Math.ceil(size / 2 / Math.max(1, foods.length)));
  return foods.map(({ name, ingredientIds }) => ({
    what: name,
    isOf: ({ ingredients }) => ingredients.some(({ ingredientId }) => ingredientIds.includes(ingredientId)),
    atLeast: uses,
    atMost: null,
  }));
}

interface PlannedSlot {
  readonly slot: MealSlot | null;
  readonly day: number | null;
}

function makeMealPlaces(
  request: MealRequest,
  fitting: readonly DerivedMeal[],
  isNamed: boolean,
): PlannedPlace<DerivedMeal>[] {
  const slots = orderByDay(
    request.addsLeftoverLunches ? addLunches(listSlots(request, isNamed)) : listSlots(request, isNamed),
  );
  return slots.map(({ slot, day }, at) => {
    const isNoCook = isOnNoCookDay(request, day);
    const hasSuch = slot !== null && fitting.some((meal) => fitsSlot(meal, slot));
    const isCold =
      isNoCook && fitting.some((meal) => (slot === null || fitsSlot(meal, slot)) && isMadeCold(meal));
    const eatsLeftoversOf = findLeftovers(request, slots, at);
    return {
      slot,
      day,
      ...(isNoCook && { isNoCook }),
      ...(eatsLeftoversOf !== null && { eatsLeftoversOf }),
      ...(slot !== null && { isMadeFor: (meal: DerivedMeal) => fitsSlot(meal, slot) }),
      // Where the needs leave nothing for a slot, any meal is better than none.
      accepts: (meal) =>
        (slot === null || !hasSuch || fitsSlot(meal, slot)) && (!isNoCook || (isCold && isMadeCold(meal))),
    };
  });
}

/** The slots of a plan, each with its day. */
function listSlots(request: MealRequest, isNamed: boolean): PlannedSlot[] {
  const size = Math.min(request.count ?? defaultMealCount, maxItemsFromPrompt);
  const days = request.days ?? (request.noCookDays.length > 0 ? size : null);
  const offsets = listDayOffsets({ days, weekdays: request.weekdays });
  const stated = mealSlots.flatMap((slot) => {
    const count = request.perSlot[slot] ?? 0;
    return Array.from({ length: count }, (_, at) => ({ slot, day: findDay(offsets, at, count) }));
  });
  if (stated.length > 0) return stated.slice(0, size);
  const cycle: readonly (MealSlot | null)[] =
    request.slots.length > 0
      ? request.slots
      : isNamed
        ? [null]
        : defaultSlots.filter((slot) => !isRefused(slot, request));
  return Array.from({ length: size }, (_, at) => ({
    slot: cycle[at % cycle.length] ?? null,
    day: findDay(offsets, at, size),
  }));
}

function isRefused(slot: MealSlot, { unwantedMealTypes }: MealRequest): boolean {
  return unwantedMealTypes.some((type) => type === slot);
}

/** On the day after each dinner there is a lunch of what is left. */
function addLunches(slots: readonly PlannedSlot[]): PlannedSlot[] {
  const dinners = slots.filter(({ slot, day }) => slot === "dinner" && day !== null);
  const lunches = dinners
    .slice(0, -1)
    .map(({ day }): PlannedSlot => ({ slot: "lunch", day: (day ?? 0) + 1 }));
  return [...slots, ...lunches.slice(0, maxItemsFromPrompt - slots.length)];
}

function orderByDay(slots: readonly PlannedSlot[]): PlannedSlot[] {
  const rank = ({ slot }: PlannedSlot) => (slot === null ? 0 : mealSlots.indexOf(slot));
  return slots.every(({ day }) => day === null)
    ? [...slots]
    : slots.toSorted((one, other) => (one.day ?? 0) - (other.day ?? 0) || rank(one) - rank(other));
}

/** A lunch of leftovers is the dinner of the day before. */
function findLeftovers(
  { wantsLeftovers }: MealRequest,
  slots: readonly PlannedSlot[],
  at: number,
): number | null {
  const own = slots[at];
  if (!wantsLeftovers || own === undefined || own.slot !== "lunch" || own.day === null) return null;
  const dinner = slots.findIndex(({ slot, day }) => slot === "dinner" && day === (own.day ?? 0) - 1);
  return dinner === -1 || dinner > at ? null : dinner;
}

/** A plan without named days starts on a Monday. */
function isOnNoCookDay({ noCookDays, weekdays: named }: MealRequest, day: number | null): boolean {
  if (day === null || noCookDays.length === 0) return false;
  const first = countDaysBetween("monday", named[0] ?? "monday");
  const weekday = weekdays[(first + day) % 7];
  return weekday !== undefined && noCookDays.includes(weekday);
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

function weigh(weight: number, isAlike: boolean): number {
  return isAlike ? weight : 0;
}
