import type { DerivedMeal } from "../../food/derived-meal.ts";
import { listDayOffsets, type PlannedPlace } from "../picking/places.ts";
import type { MayStand, PlanRules } from "../picking/plan-rules.ts";
import { isMadeCold } from "../prompt/foods/cookware.ts";
import type { MealRequest } from "../prompt/requests.ts";
import { feedNoCookDays } from "./feed-no-cook-days.ts";
import { maxDaysLeft } from "./leftovers.ts";
import { tooManyDays } from "./same-dish.ts";

type Place = PlannedPlace<DerivedMeal>;
type Picked = readonly (DerivedMeal | null)[];

/**
 * Varies the kinds of dish, eats leftovers soon and cooks nothing on days that are to be free of it. Variety gives way
 * before a wish does, so a kind of dish that the person asked for may come every day; all of it does before a place
 * stays empty.
 */
export function keepMealWeek(
  rules: PlanRules<DerivedMeal>,
  request: MealRequest,
  meals: readonly DerivedMeal[],
): PlanRules<DerivedMeal> {
  const lastDay = Math.max(...listDayOffsets(request));
  const places = feedNoCookDays(
    // Leftovers of the last day are for the week after.
    rules.places.filter(({ day }) => day === null || day <= lastDay),
    meals.filter(rules.meetsNeeds),
  );
  const keepsDayFree: MayStand<DerivedMeal> = (meal, at, picked) => needsNoCooking(meal, at, places, picked);
  const variesDishes = createDishRule(places);
  return {
    ...rules,
    places,
    maxDaysKept: maxDaysLeft,
    mayStand: (meal, at, picked) => keepsDayFree(meal, at, picked) && variesDishes(meal, at, picked),
    mayStandIfScarce: keepsDayFree,
  };
}

/** Whether a meal keeps its kind of dish from coming on three days running, with the leftovers that are eaten of it. */
function createDishRule(places: readonly Place[]): MayStand<DerivedMeal> {
  const mains = places.flatMap(({ slot, day, eatsLeftoversOf }, at) =>
    day !== null && (slot === "lunch" || slot === "dinner") ? [{ at, day, from: eatsLeftoversOf ?? at }] : [],
  );
  const ownByPlace = places.map((_, at) => mains.filter((main) => main.at === at || main.from === at));
  return ({ dish }, at, picked) => {
    const own = ownByPlace[at] ?? [];
    if (own.length === 0) return true;
    const days = new Set(own.map(({ day }) => day));
    for (const main of mains) {
      const item = picked[main.at] ?? picked[main.from];
      if (main.at !== at && main.from !== at && item?.dish === dish) days.add(main.day);
    }
    return own.every(({ day }) => countRun(days, day) < tooManyDays);
  };
}

/** How many days without a gap there are around a day. */
function countRun(days: ReadonlySet<number>, day: number): number {
  let [first, last] = [day, day];
  while (days.has(first - 1)) first -= 1;
  while (days.has(last + 1)) last += 1;
  return last - first + 1;
}

/** On a day without cooking: what is made cold, or left of what was cooked shortly before. */
function needsNoCooking(meal: DerivedMeal, at: number, places: readonly Place[], picked: Picked): boolean {
  const { isNoCook = false, day = null } = places[at] ?? {};
  if (!isNoCook || isMadeCold(meal)) return true;
  return places.some(
    (other, index) =>
      index < at &&
      picked[index] === meal &&
      other.isNoCook !== true &&
      other.eatsLeftoversOf === undefined &&
      (day ?? 0) - (other.day ?? 0) <= maxDaysLeft,
  );
}
