import type { Meditation, TimeOfDay } from "../../calm/meditation.ts";
import type { DerivedMeal } from "../../food/derived-meal.ts";
import type { Exercise } from "../../movement/exercise.ts";
import type { Weekday } from "../prompt/days/weekdays.ts";

/** An item on its day. */
export interface DatedItem<Item> {
  readonly entryId: string;
  /** An ISO date. */
  readonly day: string;
  /** A meal type, or a time of day for the other kinds. */
  readonly slot: string | null;
  readonly item: Item;
  /** The entry that cooks it. One that is not in the week, or is another meal, counts as none. */
  readonly leftoverOf: string | null;
}

/** May include the two days before a week, which decide about rest and leftovers on its first days. */
export interface DatedWeek {
  readonly meals: readonly DatedItem<DerivedMeal>[];
  readonly exercises: readonly DatedItem<Exercise>[];
  readonly meditations: readonly DatedItem<Meditation>[];
}

/** What the person said about their week. Null and empty where they did not. */
export interface WeekWishes {
  readonly exerciseDays: number | null;
  readonly timeOfDay: TimeOfDay | null;
  readonly noCookDays: readonly Weekday[];
}

export type WeekRule = "rest" | "exercise-days" | "time-of-day" | "same-dish" | "leftovers" | "no-cook";

/** A kind word about entries that another day or item would suit better. */
export interface WeekHint {
  readonly rule: WeekRule;
  /** The entries that the text is about, in order of their days. */
  readonly entryIds: readonly string[];
  readonly text: string;
}
