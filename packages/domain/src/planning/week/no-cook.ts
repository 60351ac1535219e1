import type { DerivedMeal } from "../../food/derived-meal.ts";
import { name } from "../chips/day-words.ts";
import { getWeekday } from "../prompt/days/weekdays.ts";
import { isMadeCold } from "../prompt/foods/cookware.ts";
import { groupByDay } from "./calendar.ts";
import type { DatedItem, WeekHint, WeekWishes } from "./dated-week.ts";
import { findCookOf } from "./leftovers.ts";

/** Meals that are cooked on a day that is to be free of cooking. */
export function findCookingOnFreeDays(
  meals: readonly DatedItem<DerivedMeal>[],
  { noCookDays }: Pick<WeekWishes, "noCookDays">,
): WeekHint[] {
  return groupByDay(meals).flatMap(([day, onDay]): WeekHint[] => {
    const weekday = getWeekday(day);
    if (!noCookDays.includes(weekday)) return [];
    const cooked = onDay.filter((meal) => !isMadeCold(meal.item) && findCookOf(meals, meal) === meal);
    if (cooked.length === 0) return [];
    return [
      {
        rule: "no-cook",
        entryIds: cooked.map(({ entryId }) => entryId),
        text: `You wanted ${name(weekday)} free of cooking. Leftovers or something cold would fit well.`,
      },
    ];
  });
}
