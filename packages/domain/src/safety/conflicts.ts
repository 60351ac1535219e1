import type { Meditation } from "../calm/meditation.ts";
import { isHeldBack, listRestFacets } from "../calm/rest-facets.ts";
import type { AllergenStatus } from "../food/allergens.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { ItemByKind, ItemKind } from "../item-kind.ts";
import { type Exercise, needsEquipment } from "../movement/exercise.ts";
import { isGentle } from "../movement/gentle.ts";
import { isHard } from "../movement/hard.ts";
import { getCaution } from "../movement/limitations.ts";
import type {
  ConstraintByKind,
  ExerciseConstraint,
  MealConstraint,
  MeditationConstraint,
} from "./constraints.ts";
import { normaliseText } from "./words.ts";

/** Why an item is not for a person: the constraint that it breaks, with the facts a person is told about it. */
export type Conflict =
  | (Extract<MealConstraint, { kind: "allergen" }> & { readonly status: AllergenStatus })
  | Exclude<MealConstraint, { kind: "allergen" }>
  | (Extract<ExerciseConstraint, { kind: "limitation" }> & { readonly reasons: readonly string[] })
  | Exclude<ExerciseConstraint, { kind: "limitation" }>
  | MeditationConstraint;

/** The rule of the gate, stated here and nowhere else: whether an item breaks one constraint. */
export const findConflict: {
  readonly [Kind in ItemKind]: (
    item: ItemByKind[Kind],
    constraint: ConstraintByKind[Kind],
  ) => Conflict | null;
} = {
  meal: findMealConflict,
  exercise: findExerciseConflict,
  meditation: findMeditationConflict,
};

function findMealConflict(meal: DerivedMeal, constraint: MealConstraint): Conflict | null {
  switch (constraint.kind) {
    case "allergen": {
      // For an allergy a trace is too much, and so is not knowing.
      const status = meal.allergens[constraint.allergen];
      return status === "notAnIngredient" ? null : { ...constraint, status };
    }
    case "disliked-allergen": {
      // For a dislike a trace does not matter; not knowing counts as being in it.
      const status = meal.allergens[constraint.allergen];
      return status === "contains" || status === "unknown" ? constraint : null;
    }
    case "allergic-food":
    case "disliked-food":
      return meal.ingredients.some(({ ingredientId }) => ingredientId === constraint.ingredientId)
        ? constraint
        : null;
    case "disliked-name":
      return getPlainName(meal).includes(constraint.name) ? constraint : null;
    case "diet":
      return meal.diets.includes(constraint.diet) ? null : constraint;
    case "health-tag":
      return meal.healthTags.includes(constraint.tag) ? null : constraint;
    case "meat-with-milk":
      // Every meal with meat in it is not pescatarian, and not knowing about milk counts as milk.
      return meal.diets.includes("pescatarian") || meal.allergens.milk === "notAnIngredient"
        ? null
        : constraint;
    case "unanswered-question":
      return constraint;
  }
}

function findExerciseConflict(exercise: Exercise, constraint: ExerciseConstraint): Conflict | null {
  switch (constraint.kind) {
    case "limitation": {
      const { advice, reasons } = getCaution(constraint.limitation, exercise);
      return advice === "avoid" ? { ...constraint, reasons } : null;
    }
    case "facet":
      return exercise.facets.includes(constraint.facet) ? constraint : null;
    case "avoided-exercise":
      return exercise.id === constraint.exerciseId ? constraint : null;
    case "too-hard":
      return isHard(exercise) ? constraint : null;
    case "not-gentle":
      return isGentle(exercise) ? null : constraint;
    case "equipment":
      return needsEquipment(exercise) ? constraint : null;
    case "unanswered-question":
      return constraint;
  }
}

function findMeditationConflict(meditation: Meditation, constraint: MeditationConstraint): Conflict | null {
  switch (constraint.kind) {
    case "rest-facet":
      return listRestFacets(meditation).has(constraint.facet) ? constraint : null;
    case "unanswered-question":
      return isHeldBack(meditation) ? constraint : null;
  }
}

/** Names cannot be indexed beforehand, so each request compares them with every meal's. */
const plainNames = new WeakMap<DerivedMeal, string>();

function getPlainName(meal: DerivedMeal): string {
  const known = plainNames.get(meal);
  if (known !== undefined) return known;
  const plain = normaliseText(meal.name);
  plainNames.set(meal, plain);
  return plain;
}
