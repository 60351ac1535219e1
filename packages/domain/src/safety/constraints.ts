import { type RestFacet, restFacets } from "../calm/rest-facets.ts";
import { type Allergen, allergens } from "../food/allergens.ts";
import { type Diet, restrictiveDiets } from "../food/diets.ts";
import { type HealthTag, healthTags, isWishedTag } from "../food/health-tags.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { ItemKind } from "../item-kind.ts";
import type { ExerciseId } from "../movement/exercise.ts";
import { type MovementFacet, movementFacets } from "../movement/facets.ts";
import { type Limitation, limitations } from "../movement/limitations.ts";
import type { Age } from "../people/minor.ts";
import type { Meaning } from "./meanings.ts";
import { blocks, type ToldReading } from "./read-told.ts";

/** One thing that must not be on a person's plate. */
export type MealConstraint =
  | { readonly kind: "allergen"; readonly allergen: Allergen }
  | { readonly kind: "allergic-food"; readonly ingredientId: IngredientId }
  | { readonly kind: "disliked-allergen"; readonly allergen: Allergen }
  | { readonly kind: "disliked-food"; readonly ingredientId: IngredientId }
  /** A dislike of something that is no ingredient: no meal may have it in its name. */
  | { readonly kind: "disliked-name"; readonly name: string }
  | { readonly kind: "diet"; readonly diet: Diet }
  | { readonly kind: "health-tag"; readonly tag: HealthTag }
  /** No meat in a meal with milk. */
  | { readonly kind: "meat-with-milk" }
  | UnansweredQuestion;

/** One thing that must not be asked of a person's body. */
export type ExerciseConstraint =
  | { readonly kind: "limitation"; readonly limitation: Limitation }
  | { readonly kind: "facet"; readonly facet: MovementFacet }
  | { readonly kind: "avoided-exercise"; readonly exerciseId: ExerciseId }
  /** For people under 18. */
  | { readonly kind: "too-hard" }
  /** For people whom only gentle movement suits. */
  | { readonly kind: "not-gentle" }
  /** For people without equipment. */
  | { readonly kind: "equipment" }
  | UnansweredQuestion;

/** One thing that must not be asked of a person at rest. */
export type MeditationConstraint =
  | { readonly kind: "rest-facet"; readonly facet: RestFacet }
  | UnansweredQuestion;

/** We do not know what the person meant, so nothing is safe to suggest until they say. */
interface UnansweredQuestion {
  readonly kind: "unanswered-question";
}

export interface ConstraintByKind {
  readonly meal: MealConstraint;
  readonly exercise: ExerciseConstraint;
  readonly meditation: MeditationConstraint;
}
export type Constraint = ConstraintByKind[ItemKind];

export interface FoodAnswers {
  readonly allergies: string;
  readonly dislikes: string;
  readonly diets: readonly Diet[];
  readonly healthTags: readonly HealthTag[];
}

export interface MovementAnswers {
  readonly limitations: string;
  readonly hasEquipment: boolean;
}

export function constrainMeals(
  { diets, healthTags }: Pick<FoodAnswers, "diets" | "healthTags">,
  told: ToldReading,
): MealConstraint[] {
  const foods = told.conditions.flatMap(({ food }) => food ?? []);
  const { dislikes } = told.meanings;
  // An allergy counts wherever it was told.
  const allergies = [...told.meanings.allergies, ...told.meanings.limitations];
  return [
    ...listUnanswered(told, "meal"),
    ...unique([...listAllergens(allergies), ...foods.flatMap((food) => food.allergens)]).map(
      (allergen) => ({ kind: "allergen", allergen }) as const,
    ),
    ...unique([...listIngredients(allergies), ...foods.flatMap((food) => food.ingredientIds)]).map(
      (ingredientId) => ({ kind: "allergic-food", ingredientId }) as const,
    ),
    ...listAllergens(dislikes).map((allergen) => ({ kind: "disliked-allergen", allergen }) as const),
    ...listIngredients(dislikes).map((ingredientId) => ({ kind: "disliked-food", ingredientId }) as const),
    ...told.dislikedNames.map((name) => ({ kind: "disliked-name", name }) as const),
    ...unique([...diets.filter(isRestrictive), ...foods.flatMap((food) => food.diets)]).map(
      (diet) => ({ kind: "diet", diet }) as const,
    ),
    ...unique([
      ...healthTags.filter((tag) => !isWishedTag(tag)),
      ...foods.flatMap((food) => food.healthTags),
    ]).map((tag) => ({ kind: "health-tag", tag }) as const),
    ...(foods.some(({ separatesMeatAndMilk }) => separatesMeatAndMilk)
      ? [{ kind: "meat-with-milk" } as const]
      : []),
  ];
}

export function constrainExercises(
  { hasEquipment }: Pick<MovementAnswers, "hasEquipment">,
  told: ToldReading,
  { isMinor }: Age,
): ExerciseConstraint[] {
  const movements = told.conditions.flatMap(({ movement }) => movement ?? []);
  const said = told.meanings.limitations;
  const found = unique([
    ...said.flatMap((meaning) => (meaning.kind === "limitation" ? [meaning.limitation] : [])),
    ...movements.flatMap((movement) => movement.limitations),
  ]);
  const facets = unique([
    ...said.flatMap((meaning) => (meaning.kind === "facet" ? [meaning.facet] : [])),
    ...movements.flatMap((movement) => movement.facets),
    ...found.flatMap((limitation) => limitationFacets[limitation] ?? []),
  ]);
  const exerciseIds = said.flatMap((meaning) => (meaning.kind === "exercise" ? [meaning.exerciseId] : []));
  const isGentleOnly =
    said.some(({ kind }) => kind === "gentle") || movements.some((movement) => movement.isGentleOnly);
  return [
    ...listUnanswered(told, "exercise"),
    ...found.map((limitation) => ({ kind: "limitation", limitation }) as const),
    ...facets.map((facet) => ({ kind: "facet", facet }) as const),
    ...exerciseIds.map((exerciseId) => ({ kind: "avoided-exercise", exerciseId }) as const),
    ...(isMinor ? [{ kind: "too-hard" } as const] : []),
    ...(isGentleOnly ? [{ kind: "not-gentle" } as const] : []),
    ...(hasEquipment ? [] : [{ kind: "equipment" } as const]),
  ];
}

/** What a limitation keeps out beyond its own rules. */
const limitationFacets: Readonly<Partial<Record<Limitation, readonly MovementFacet[]>>> = {
  neck: ["neck-load", "inversion", "overhead"],
  shoulder: ["overhead"],
  elbow: ["elbow-grip"],
  wrist: ["weight-on-arms", "grip"],
  knee: ["jumping", "kneeling"],
  pregnancy: ["lying-on-back", "lying-on-front", "breath-hold"],
  "high-blood-pressure": ["inversion", "breath-hold"],
  "heart-condition": ["inversion", "breath-hold", "high-heart-rate"],
  "unsteady-balance": ["single-leg", "eyes-closed"],
  "stays-seated": ["standing"],
};

export function listUnanswered(told: ToldReading, kind: ItemKind): readonly UnansweredQuestion[] {
  return told.questions.some((question) => blocks(question, kind)) ? [{ kind: "unanswered-question" }] : [];
}

/** Every constraint that a person can have, except disliked names: people can write any. */
export const listConstraints: {
  readonly [Kind in ItemKind]: (ids: ConstrainedIds) => readonly ConstraintByKind[Kind][];
} = {
  meal: ({ ingredientIds }) => [
    ...allergens.map((allergen) => ({ kind: "allergen", allergen }) as const),
    ...ingredientIds.map((ingredientId) => ({ kind: "allergic-food", ingredientId }) as const),
    ...allergens.map((allergen) => ({ kind: "disliked-allergen", allergen }) as const),
    ...ingredientIds.map((ingredientId) => ({ kind: "disliked-food", ingredientId }) as const),
    ...restrictiveDiets.map((diet) => ({ kind: "diet", diet }) as const),
    ...healthTags.map((tag) => ({ kind: "health-tag", tag }) as const),
    { kind: "meat-with-milk" },
    { kind: "unanswered-question" },
  ],
  exercise: ({ exerciseIds }) => [
    ...limitations.map((limitation) => ({ kind: "limitation", limitation }) as const),
    ...movementFacets.map((facet) => ({ kind: "facet", facet }) as const),
    ...exerciseIds.map((exerciseId) => ({ kind: "avoided-exercise", exerciseId }) as const),
    { kind: "too-hard" },
    { kind: "not-gentle" },
    { kind: "equipment" },
    { kind: "unanswered-question" },
  ],
  meditation: () => [
    ...restFacets.map((facet) => ({ kind: "rest-facet", facet }) as const),
    { kind: "unanswered-question" },
  ],
};

interface ConstrainedIds {
  readonly ingredientIds: readonly IngredientId[];
  readonly exerciseIds: readonly ExerciseId[];
}

/** The same for equal constraints, and different for all others. */
export function getConstraintKey(constraint: Constraint): string {
  switch (constraint.kind) {
    case "allergen":
    case "disliked-allergen":
      return `${constraint.kind} ${constraint.allergen}`;
    case "allergic-food":
    case "disliked-food":
      return `${constraint.kind} ${constraint.ingredientId}`;
    case "disliked-name":
      return `disliked-name ${constraint.name}`;
    case "diet":
      return `diet ${constraint.diet}`;
    case "health-tag":
      return `health-tag ${constraint.tag}`;
    case "limitation":
      return `limitation ${constraint.limitation}`;
    case "facet":
      return `facet ${constraint.facet}`;
    case "rest-facet":
      return `rest-facet ${constraint.facet}`;
    case "avoided-exercise":
      return `avoided-exercise ${constraint.exerciseId}`;
    case "meat-with-milk":
    case "too-hard":
    case "not-gentle":
    case "equipment":
    case "unanswered-question":
      return constraint.kind;
  }
}

function isRestrictive(diet: Diet): boolean {
  return restrictiveDiets.some((restrictive) => restrictive === diet);
}

function listAllergens(meanings: readonly Meaning[]): Allergen[] {
  return meanings.flatMap((meaning) => (meaning.kind === "allergen" ? [meaning.allergen] : []));
}

function listIngredients(meanings: readonly Meaning[]): IngredientId[] {
  return meanings.flatMap((meaning) => (meaning.kind === "ingredient" ? [meaning.ingredientId] : []));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
