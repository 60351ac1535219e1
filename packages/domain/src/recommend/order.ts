import type { MealType } from "../food/meal.ts";
import { isInSeason, seasonalIngredientIds } from "../food/seasons.ts";
import type { ItemKind } from "../item-kind.ts";
import type { FitnessLevel } from "../movement/exercise.ts";
import type { PersonContext } from "../people/person-context.ts";
import type { Withholding } from "../safety/withheld.ts";
import type { FacetByKind, MealFacet } from "./facets.ts";
import type { Moment, PartOfDay } from "./moment.ts";
import { getMealMix, listMealWishes, type Reason, type Wish, weights } from "./weights.ts";

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
  /** What is said of items to a person whose answers give no reasons. It does not change the order. */
  readonly facts: readonly Fact<Facet>[];
}

interface Share<Facet extends string> {
  readonly facet: Facet;
  readonly parts: number;
}

interface Taste<Facet extends string> {
  readonly facet: Facet;
  readonly weight: number;
}

interface Fact<Facet extends string> {
  readonly facet: Facet;
  readonly reason: Reason;
}

export const planOrder: {
  readonly [Kind in ItemKind]: (
    person: PersonContext<Kind>,
    moment: Moment,
    withheld: readonly Withholding[],
  ) => Order<FacetByKind[Kind]>;
} = {
  meal: ({ answers }, moment, withheld) => ({
    first: answers.mainGoals.includes("save-time") ? "soon" : null,
    shares: divideByMealType(answers.mealTypes, moment.partOfDay),
    tastes: [{ facet: "everyday", weight: weights.everyday }],
    seasonal: listSeasonalWishes(moment),
    facts: listMealWishes(answers, withheld).length === 0 ? mealFacts : [],
  }),
  exercise: ({ answers, feedback = [] }) => ({
    first: isBeginner(answers.level) && !feedback.some(saysTooEasy) ? "not-hard" : null,
    shares: answers.workoutTypes.map((type) => ({ facet: `workout:${type}`, parts: 1 })),
    tastes: answers.level === null ? [{ facet: "gentle", weight: weights.firstSteps }] : [],
    seasonal: [],
    facts: [],
  }),
  meditation: ({ answers }) => ({
    first: null,
    shares: [],
    tastes: answers.hasMeditatedBefore === true ? [] : [{ facet: "newcomer", weight: weights.firstSteps }],
    seasonal: [],
    facts: [],
  }),
};

const mealFacts: readonly Fact<MealFacet>[] = [
  { facet: "quick", reason: { kind: "ready-soon" } },
  { facet: "few-ingredients", reason: { kind: "few-ingredients" } },
  { facet: "health:high-fibre", reason: { kind: "health-tag", id: "high-fibre" } },
  { facet: "health:iron-rich", reason: { kind: "health-tag", id: "iron-rich" } },
  { facet: "health:calcium-rich", reason: { kind: "health-tag", id: "calcium-rich" } },
  { facet: "diet:high-protein", reason: { kind: "diet", id: "high-protein" } },
];

/** A person who chose meal types gets only those. Otherwise a drink counts as nothing else, and a snack only where it is no meal. */
function divideByMealType(chosen: readonly MealType[], partOfDay: PartOfDay | null): Share<MealFacet>[] {
  return getMealMix(partOfDay)
    .filter(({ type }) => chosen.length === 0 || chosen.includes(type))
    .map(({ type, parts }) => ({
      facet: chosen.length === 0 ? `course:${type}` : `meal-type:${type}`,
      parts,
    }));
}

function listSeasonalWishes({ day, hemisphere }: Moment): Wish<MealFacet>[] {
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
