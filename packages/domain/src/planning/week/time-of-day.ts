import type { Meditation, TimeOfDay } from "../../calm/meditation.ts";
import { groupByDay } from "./calendar.ts";
import type { DatedItem, WeekHint, WeekWishes } from "./dated-week.ts";

const when: Readonly<Record<TimeOfDay, string>> = {
  morning: "in the morning",
  midday: "at midday",
  evening: "in the evening",
  bedtime: "before bed",
};

/** Meditations at another time than the person likes. One without a time can be taken at any. */
export function findOtherTimes(
  meditations: readonly DatedItem<Meditation>[],
  { timeOfDay }: Pick<WeekWishes, "timeOfDay">,
): WeekHint[] {
  if (timeOfDay === null) return [];
  return groupByDay(meditations)
    .flatMap(([, onDay]) => onDay)
    .filter(({ slot }) => slot !== null && slot !== timeOfDay)
    .map(({ entryId }) => ({
      rule: "time-of-day",
      entryIds: [entryId],
      text: `You like to meditate ${when[timeOfDay]}. This one could move there.`,
    }));
}
