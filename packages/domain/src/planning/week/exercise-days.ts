import type { Exercise } from "../../movement/exercise.ts";
import { findMonday } from "../days/calendar-days.ts";
import { spellNumber } from "../picking/spell-number.ts";
import { groupByDay } from "./calendar.ts";
import type { DatedItem, WeekHint, WeekWishes } from "./dated-week.ts";

/** The days with exercise beyond the number that the person said, in each week from Monday to Sunday. */
export function findSurplusExerciseDays(
  exercises: readonly DatedItem<Exercise>[],
  { exerciseDays }: Pick<WeekWishes, "exerciseDays">,
): WeekHint[] {
  if (exerciseDays === null) return [];
  const weeks = Map.groupBy(groupByDay(exercises), ([day]) => findMonday(day));
  return [...weeks.values()].flatMap((days): WeekHint[] => {
    const surplus = days.slice(exerciseDays);
    if (surplus.length === 0) return [];
    const wanted = `${spellNumber(exerciseDays)} exercise ${exerciseDays === 1 ? "day" : "days"}`;
    return [
      {
        rule: "exercise-days",
        entryIds: surplus.flatMap(([, onDay]) => onDay.map(({ entryId }) => entryId)),
        text: `You had ${wanted} a week in mind, and this makes ${spellNumber(days.length)}. Rest days count too.`,
      },
    ];
  });
}
