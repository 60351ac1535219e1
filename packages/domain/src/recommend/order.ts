import type { MealType } from "../food/meal.ts";
import { isInSeason, seasonalIngredientIds } from "../food/seasons.ts";
import type { ItemKind } from "../item-kind.ts";
import type { FitnessLevel } from "../movement/exercise.ts";
import type { Hemisphere } from "../people/hemisphere.ts";
import type { PersonContext } from "../people/person-context.ts";
import type { FacetByKind, MealFacet } from "./facets.ts";
import { mealMix, type Wish, weights } from "./weights.ts";

/** What the first pages owe to a person, beyond their wishes. */
export interface Order<Facet extends string> {
  /** What does not have this facet comes after everything that does. */
  readonly first: Facet | null;
  /** How the places are divided. Without shares everything is one. */
  readonly shares: readonly Share<Facet>[];
  /** What most people like. It is no reason, since it says nothing of the person. */
  readonly tastes: readonly Taste<Facet>[];
  /** What the time of year favours. */
  readonly seasonal: readonly Wish<Facet>[];
}

interface Share<Facet extends string> {
  readonly facet: Facet;
  readonly parts: number;
}

interface Taste<Facet extends string> {
  readonly facet: Facet;
  readonly weight: number;
}

/** The day where the person is, written yyyy-mm-dd, and its hemisphere if known. */
export interface Season {
  readonly day: string;
  readonly hemisphere: Hemisphere | null;
}

export const planOrder: {
  readonly [Kind in ItemKind]: (person: PersonContext<Kind>, season: Season) => Order<FacetByKind[Kind]>;
} = {
  meal: ({ answers }, season) => ({
    first: answers.mainGoals.includes("save-time") ? "soon" : null,
    shares: divideByMealType(answers.mealTypes),
    tastes: [{ facet: "everyday", weight: weights.everyday }],
    seasonal: listSeasonalWishes(season),
  }),
  exercise: ({ answers, feedback = [] }) => ({
    first: isBeginner(answers.level) && !feedback.some(saysTooEasy) ? "not-hard" : null,
    shares: answers.workoutTypes.map((type) => ({ facet: `workout:${type}`, parts: 1 })),
    tastes: answers.level === null ? [{ facet: "gentle", weight: weights.firstSteps }] : [],
    seasonal: [],
  }),
  meditation: ({ answers }) => ({
    first: null,
    shares: [],
    tastes: answers.hasMeditatedBefore === true ? [] : [{ facet: "newcomer", weight: weights.firstSteps }],
    seasonal: [],
  }),
};

/** A person who chose meal types gets only those. Otherwise a drink counts as nothing else, and a snack only where it is no meal. */
function divideByMealType(chosen: readonly MealType[]): Share<MealFacet>[] {
  return mealMix
    .filter(({ type }) => chosen.length === 0 || chosen.includes(type))
    .map(({ type, parts }) => ({
      facet: chosen.length === 0 ? `course:${type}` : `meal-type:${type}`,
      parts,
    }));
}

function listSeasonalWishes({ day, hemisphere }: Season): Wish<MealFacet>[] {
  if (hemisphere === null) return [];
  const month = Number(day.slice(5, 7));
  return seasonalIngredientIds
    .filter((id) => isInSeason(id, month, hemisphere))
    .map((ingredientId) => ({
      facet: `fresh:${ingredientId}`,
      weight: weights.inSeason,
      reason: { kind: "in-season", ingredientId },
    }));
}

/** Who said nothing may be one. */
function isBeginner(level: FitnessLevel | null): boolean {
  return level === null || level === "beginner";
}

function saysTooEasy({ verdict }: { readonly verdict: string }): boolean {
  return verdict === "too_easy";
}
