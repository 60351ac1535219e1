import type { Exercise, Muscle } from "../../movement/exercise.ts";
import { joinWithAnd } from "../picking/plan-title.ts";
import { countDays, groupByDay, nameDay } from "./calendar.ts";
import type { DatedItem, WeekHint } from "./dated-week.ts";

type TiredMuscle = Exclude<Muscle, "heart-and-lungs">;

/** Vigorous exercise tires muscles for more than a day, and so does any strength training that is not light. */
function needsRest({ intensity, workoutTypes }: Exercise): boolean {
  const isStrength = workoutTypes.includes("strength") || workoutTypes.includes("hiit");
  return intensity === "vigorous" || (isStrength && intensity !== "light");
}

/**
 * The muscles that two hard exercises both mainly work. Heart and lungs do not count: they recover overnight, and a swim
 * on the day after a run is good training. The legs of two runs count anyway.
 */
export function listSharedMuscles(one: Exercise, other: Exercise): TiredMuscle[] {
  if (!needsRest(one) || !needsRest(other)) return [];
  return one.muscles.primary.filter(
    (muscle): muscle is TiredMuscle => muscle !== "heart-and-lungs" && other.muscles.primary.includes(muscle),
  );
}

/** Hard exercises for muscles that worked hard on the day before. */
export function findMissingRest(exercises: readonly DatedItem<Exercise>[]): WeekHint[] {
  const byDay = groupByDay(exercises);
  return byDay.flatMap(([day, today]): WeekHint[] => {
    const before = byDay.find(([other]) => countDays(day) - countDays(other) === 1);
    if (before === undefined) return [];
    const [yesterday, earlier] = before;
    const tired = today.flatMap(({ entryId, item }) => {
      const muscles = earlier.flatMap((other) => listSharedMuscles(item, other.item));
      return muscles.length === 0 ? [] : [{ entryId, muscles }];
    });
    if (tired.length === 0) return [];
    const parts = new Set(tired.flatMap(({ muscles }) => muscles.map((muscle) => bodyParts[muscle])));
    return [
      { rule: "rest", entryIds: tired.map(({ entryId }) => entryId), text: tell([...parts], yesterday) },
    ];
  });
}

function tell(parts: readonly string[], yesterday: string): string {
  const [works, them] = parts.length > 1 || parts[0]?.endsWith("s") ? ["work", "them"] : ["works", "it"];
  return `Your ${joinWithAnd(parts)} already ${works} hard on ${nameDay(yesterday)}. A day in between helps ${them} recover.`;
}

const bodyParts: Readonly<Record<TiredMuscle, string>> = {
  neck: "neck",
  shoulders: "shoulders",
  chest: "chest",
  "upper-back": "back",
  lats: "back",
  "lower-back": "back",
  biceps: "arms",
  triceps: "arms",
  forearms: "arms",
  abdominals: "core",
  obliques: "core",
  "deep-core": "core",
  "pelvic-floor": "core",
  glutes: "legs",
  "hip-flexors": "hips",
  "inner-thighs": "legs",
  "outer-hips": "hips",
  quadriceps: "legs",
  hamstrings: "legs",
  calves: "legs",
  shins: "legs",
  feet: "feet",
};
