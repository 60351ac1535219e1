import type { DatedWeek, WeekHint, WeekWishes } from "./dated-week.ts";
import { findSurplusExerciseDays } from "./exercise-days.ts";
import { findLateLeftovers } from "./leftovers.ts";
import { findCookingOnFreeDays } from "./no-cook.ts";
import { findMissingRest } from "./rest.ts";
import { findSameDishes } from "./same-dish.ts";
import { findOtherTimes } from "./time-of-day.ts";

/** Says where a week could be more sensible. A week may go against all of it; nothing is forbidden. */
export function findWeekHints(week: DatedWeek, wishes: WeekWishes): WeekHint[] {
  return [
    ...findMissingRest(week.exercises),
    ...findSurplusExerciseDays(week.exercises, wishes),
    ...findOtherTimes(week.meditations, wishes),
    ...findSameDishes(week.meals),
    ...findLateLeftovers(week.meals),
    ...findCookingOnFreeDays(week.meals, wishes),
  ];
}
