import { dailyDurationIds, mindfulnessGoals, postures, practices, timesOfDay } from "../calm/meditation.ts";
import type { HealthTag } from "../food/health-tags.ts";
import { costs, mealTypes } from "../food/meal.ts";
import type { ItemKind } from "../item-kind.ts";
import { equipment, fitnessLevels, muscles, positions, workoutTypes } from "../movement/exercise.ts";
import { type Withholding, withholdsEatingLess } from "../safety/withheld.ts";

/** What a list of each kind can be narrowed by, in the order in which it is offered. */
export const filterNames = {
  meal: ["meal_type", "minutes", "cuisine", "cost", "main_ingredient", "with", "health_tag", "cooked_ahead"],
  exercise: ["workout_type", "minutes", "equipment", "posture", "muscle", "level"],
  meditation: ["minutes", "practice", "goal", "posture", "time_of_day"],
} as const satisfies Record<ItemKind, readonly string[]>;

/** How many options can be chosen in one filter. */
export const maxChoices = 20;

export type FilterName<Kind extends ItemKind> = (typeof filterNames)[Kind][number];

/** Written out, since browsers load these lists and have no use for the rules of the tags. */
const healthTags = [
  "low-sodium",
  "low-sugar",
  "low-saturated-fat",
  "high-fibre",
  "heart-friendly",
  "diabetes-friendly",
  "kidney-friendly",
  "pcos-friendly",
  "ibs-friendly",
  "iron-rich",
  "calcium-rich",
  "lighter-meal",
] as const satisfies readonly HealthTag[];

/** The choices of each filter. Cuisines and ingredients are those of the catalogue. */
export const filterIds = {
  meal: {
    meal_type: mealTypes,
    minutes: ["up-to-15", "up-to-30", "up-to-45", "over-45"],
    cost: costs,
    health_tag: healthTags,
    cooked_ahead: ["yes"],
  },
  exercise: {
    workout_type: workoutTypes,
    minutes: ["up-to-5", "up-to-10", "up-to-20", "over-20"],
    equipment: ["none", ...equipment],
    posture: positions,
    muscle: muscles,
    level: fitnessLevels,
  },
  meditation: {
    minutes: dailyDurationIds,
    practice: practices,
    goal: mindfulnessGoals,
    posture: postures,
    time_of_day: timesOfDay,
  },
} as const satisfies {
  readonly [Kind in ItemKind]: { readonly [Filter in FilterName<Kind>]?: readonly string[] };
};

export interface FilterChoice<Kind extends ItemKind> {
  readonly filter: FilterName<Kind>;
  readonly id: string;
}

/** What a person has chosen in each filter, as a request states it. */
export type FilterQuery = {
  readonly [Filter in FilterName<ItemKind>]?: readonly string[] | undefined;
};

/** Every choice once, in the order of the filters. */
export function listChoices<Kind extends ItemKind>(kind: Kind, query: FilterQuery): FilterChoice<Kind>[] {
  const names: readonly FilterName<Kind>[] = filterNames[kind];
  return names.flatMap((filter) => [...new Set(query[filter])].map((id) => ({ filter, id })));
}

/** Nobody from whom it is withheld is steered towards eating less, even if they ask for it. */
export function isWithheld(
  { filter, id }: FilterChoice<ItemKind>,
  withheld: readonly Withholding[],
): boolean {
  return withholdsEatingLess(withheld) && filter === "health_tag" && id === "lighter-meal";
}
