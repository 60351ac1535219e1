import type { DerivedMeal } from "../food/derived-meal.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import { type Exercise, fitnessLevels } from "../movement/exercise.ts";
import type { FacetByKind } from "./facets.ts";

/** What items that are like each other have in common, and how much it counts. */
interface Likeness<Facet extends string> {
  readonly facet: Facet;
  readonly weight: number;
}

interface Comparison<Kind extends ItemKind> {
  readonly listLikenesses: (item: ItemByKind[Kind]) => readonly Likeness<FacetByKind[Kind]>[];
  /** Whether the first is of the same sort as the second and asks less of the person. */
  readonly isEasier: (one: ItemByKind[Kind], other: ItemByKind[Kind]) => boolean;
  readonly siblings: (item: ItemByKind[Kind]) => {
    readonly easier: string | null;
    readonly harder: string | null;
  };
  /** What an easier one is called. */
  readonly easierReason: "gentler" | "simpler";
}

const noSiblings = { easier: null, harder: null };

/** How the items of a kind compare with one that a person has said something about. */
export const comparisons: { readonly [Kind in ItemKind]: Comparison<Kind> } = {
  meal: {
    listLikenesses: ({ cuisine, dish }) => [
      { facet: `cuisine:${cuisine}`, weight: 3 },
      { facet: `dish:${dish}`, weight: 3 },
    ],
    isEasier: isSimplerMeal,
    siblings: () => noSiblings,
    easierReason: "simpler",
  },
  exercise: {
    listLikenesses: ({ workoutTypes }) =>
      workoutTypes.map((type) => ({ facet: `workout:${type}` as const, weight: 3 })),
    isEasier: isGentlerExercise,
    siblings: (exercise) => exercise,
    easierReason: "gentler",
  },
  meditation: {
    listLikenesses: ({ practice, goals }) => [
      { facet: `practice:${practice}`, weight: 4 },
      ...goals.map((goal) => ({ facet: `goal:${goal}` as const, weight: 2 })),
    ],
    isEasier: () => false,
    siblings: () => noSiblings,
    easierReason: "gentler",
  },
};

function isSimplerMeal(one: DerivedMeal, other: DerivedMeal): boolean {
  return (
    one.minutes < other.minutes &&
    one.steps.length < other.steps.length &&
    one.mealTypes.some((type) => other.mealTypes.includes(type))
  );
}

/** Of a lower level or less strenuous, and neither higher nor more strenuous. */
function isGentlerExercise(one: Exercise, other: Exercise): boolean {
  const levels = fitnessLevels.indexOf(one.level) - fitnessLevels.indexOf(other.level);
  return (
    levels <= 0 &&
    one.met <= other.met &&
    (levels < 0 || one.met < other.met) &&
    one.workoutTypes.some((type) => other.workoutTypes.includes(type))
  );
}
