import type { DerivedMeal } from "../../food/derived-meal.ts";
import { findCook } from "../entries/cooked-meals.ts";
import { countDays, groupByDay, nameDay } from "./calendar.ts";
import type { DatedItem, WeekHint } from "./dated-week.ts";

/** Cooked food keeps for about two days in a fridge. */
export const maxDaysLeft = 2;

type DatedMeal = DatedItem<DerivedMeal>;

/** The entry that cooks a meal: itself unless it is a leftover. */
export function findCookOf(meals: readonly DatedMeal[], meal: DatedMeal): DatedMeal {
  const toEntry = (each: DatedMeal) => ({
    id: each.entryId,
    itemId: each.item.id,
    leftoverOf: each.leftoverOf,
    each,
  });
  const entries = meals.map(toEntry);
  const own = entries[meals.indexOf(meal)];
  return own === undefined ? meal : findCook(entries, own).each;
}

/** Leftovers that are eaten more than two days after the meal was cooked, or before it is. */
export function findLateLeftovers(meals: readonly DatedMeal[]): WeekHint[] {
  return groupByDay(meals)
    .flatMap(([, onDay]) => onDay)
    .flatMap((meal): WeekHint[] => {
      const cook = findCookOf(meals, meal);
      const text = tell(cook, meal);
      return cook === meal || text === null ? [] : [{ rule: "leftovers", entryIds: [meal.entryId], text }];
    });
}

function tell(cook: DatedMeal, meal: DatedMeal): string | null {
  const days = countDays(meal.day) - countDays(cook.day);
  const day = nameDay(cook.day);
  if (days > maxDaysLeft) return `This is left over from ${day}. Leftovers are best eaten within two days.`;
  if (days < 0) return `This is only cooked on ${day}. Leftovers can follow after that.`;
  return days === 0 && isEarlierSlot(meal.slot, cook.slot)
    ? `This is only cooked later on ${day}. Leftovers can follow after that.`
    : null;
}

/** Snacks and drinks come at any time of a day. */
const mealsInOrder: readonly (string | null)[] = ["breakfast", "lunch", "dinner"];

function isEarlierSlot(one: string | null, other: string | null): boolean {
  return mealsInOrder.includes(one) && mealsInOrder.indexOf(one) < mealsInOrder.indexOf(other);
}
