import type { MealAnswers } from "../../recommend/answers.ts";
import type { MealRequest } from "../prompt/requests.ts";
import { type MealSlot, mealSlots } from "../prompt/slots.ts";
import { listMealsOfDay, type MealsOfDay } from "./meals-of-a-day.ts";
import { fitIntoWeek, isOneADay } from "./week-days.ts";

type MealCounts = Pick<MealRequest, "count" | "slots" | "perSlot">;

/** How many of each meal a week has. */
export function fillMealCounts(asked: MealRequest, answers: MealAnswers, days: number): MealCounts {
  const { count, slots, perSlot, unwantedMealTypes } = asked;
  if (Object.keys(perSlot).length > 0) {
    return isDay(asked) ? toCounts(repeatDay(perSlot, days), asked) : fitCounts(asked);
  }
  if (slots.length > 0) {
    const ofDay = Object.fromEntries(slots.map((slot) => [slot, 1]));
    return count === null ? toCounts(repeatDay(ofDay, days), asked) : fitCounts(asked);
  }
  const ofDay = listMealsOfDay(answers, unwantedMealTypes);
  return count === null || isOneADay(asked)
    ? toCounts(repeatDay(ofDay, days), asked)
    : toCounts(distribute(fitIntoWeek(count, asked), ofDay, days, unwantedMealTypes), asked);
}

/** "Breakfast, lunch, dinner and two snacks" without a number of days is what every day has. */
function isDay({ perSlot, days, weekdays }: MealRequest): boolean {
  const mains = (["breakfast", "lunch", "dinner"] as const).flatMap((slot) => perSlot[slot] ?? []);
  return days === null && weekdays.length === 0 && mains.length > 1 && mains.every((each) => each === 1);
}

function repeatDay(ofDay: MealsOfDay, days: number): MealsOfDay {
  return mapMeals(ofDay, (each) => each * days);
}

function fitCounts(asked: MealRequest): MealCounts {
  const perSlot = mapMeals(asked.perSlot, (each) => fitIntoWeek(each, asked));
  if (Object.keys(perSlot).length > 0) return toCounts(perSlot, asked);
  return {
    count: asked.count === null ? null : fitIntoWeek(asked.count, asked),
    slots: asked.slots,
    perSlot,
  };
}

const mostImportantFirst: readonly MealSlot[] = ["dinner", "lunch", "breakfast", "snack"];

/** Gives a number of meals to the meals of the days, dinners first. What is too much for them is snacks. */
function distribute(
  count: number,
  ofDay: MealsOfDay,
  days: number,
  refused: readonly MealSlot[],
): MealsOfDay {
  const own = mostImportantFirst.filter((slot) => ofDay[slot] !== undefined);
  const others = mostImportantFirst.filter((slot) => ofDay[slot] === undefined && !refused.includes(slot));
  const order = [...own, ...others];
  let left = count;
  const meals = order.map((slot, at): [MealSlot, number] => {
    const each = at === order.length - 1 ? left : Math.min(left, days * (ofDay[slot] ?? 1));
    left -= each;
    return [slot, each];
  });
  return Object.fromEntries(meals.filter(([, each]) => each > 0));
}

/** A dish that is searched for belongs to every meal only as long as no meals are named, so none are added then. */
function toCounts(perSlot: MealsOfDay, { slots, searchText }: MealRequest): MealCounts {
  const named = mealSlots.filter((slot) => perSlot[slot] !== undefined);
  const isNamed = slots.length > 0 || (searchText !== "" && named.length > 1);
  return {
    count: named.reduce((sum, slot) => sum + (perSlot[slot] ?? 0), 0),
    slots: isNamed ? slots : named,
    perSlot,
  };
}

function mapMeals(meals: MealsOfDay, change: (each: number) => number): MealsOfDay {
  return Object.fromEntries(
    mealSlots.flatMap((slot) => (meals[slot] === undefined ? [] : [[slot, change(meals[slot])]])),
  );
}
