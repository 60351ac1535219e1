import type { DerivedMeal } from "../../food/derived-meal.ts";
import type { PlannedPlace } from "../picking/places.ts";
import { isMadeCold } from "../prompt/foods/cookware.ts";
import { maxDaysLeft } from "./leftovers.ts";

type Place = PlannedPlace<DerivedMeal>;

/**
 * Where nobody cooks and nothing cold suits the slot, the place eats what is left of a meal that was cooked shortly
 * before. Without one it takes something cold that is made for another slot.
 */
export function feedNoCookDays(places: readonly Place[], meals: readonly DerivedMeal[]): Place[] {
  const fed: Place[] = [];
  places.forEach(({ eatsLeftoversOf, ...place }) => {
    const stated = eatsLeftoversOf === undefined ? null : findRoot(fed, eatsLeftoversOf, place);
    if (stated !== null) fed.push({ ...place, eatsLeftoversOf: stated });
    else if (place.isNoCook !== true || meals.some(place.accepts)) fed.push(place);
    else fed.push(feed(place, findCooking(fed, place)));
  });
  return fed;
}

/** The place that cooks what this one eats; null if that is too long ago, or if neither of them is to cook. */
function findRoot(fed: readonly Place[], from: number, { day, isNoCook }: Place): number | null {
  const root = fed[from]?.eatsLeftoversOf ?? from;
  const isUncooked = isNoCook === true && fed[root]?.isNoCook === true;
  return isShortlyBefore(fed[root], day) && !isUncooked ? root : null;
}

/** The last place that cooks for the same slot, else the last lunch or dinner. */
function findCooking(fed: readonly Place[], { slot, day }: Place): number | null {
  const isCooked = (other: Place) =>
    other.isNoCook !== true && other.eatsLeftoversOf === undefined && isShortlyBefore(other, day);
  const same = fed.findLastIndex((other) => other.slot === slot && isCooked(other));
  const main = fed.findLastIndex(
    (other) => (other.slot === "lunch" || other.slot === "dinner") && isCooked(other),
  );
  return same !== -1 ? same : main !== -1 ? main : null;
}

function isShortlyBefore(other: Place | undefined, day: number | null): boolean {
  return other !== undefined && (day ?? 0) - (other.day ?? 0) <= maxDaysLeft;
}

function feed(place: Place, cooking: number | null): Place {
  return cooking === null
    ? { ...place, accepts: (meal) => isMadeCold(meal) && !meal.isDrink }
    : { ...place, eatsLeftoversOf: cooking };
}
