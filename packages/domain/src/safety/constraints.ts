import { type Allergen, allergens } from "../food/allergens.ts";
import { type Diet, restrictiveDiets } from "../food/diets.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { ItemKind } from "../item-kind.ts";
import { type Limitation, limitations } from "../movement/limitations.ts";
import type { Age } from "../people/minor.ts";
import type { FoodReading, FoodVocabulary } from "./food-vocabulary.ts";
import { type MovementReading, readLimitations } from "./movement-vocabulary.ts";

/** One thing that must not be on a person's plate. */
export type MealConstraint =
  | { readonly kind: "allergen"; readonly allergen: Allergen }
  | { readonly kind: "allergic-food"; readonly ingredientId: IngredientId }
  | { readonly kind: "disliked-allergen"; readonly allergen: Allergen }
  | { readonly kind: "disliked-food"; readonly ingredientId: IngredientId }
  /** A term that we did not understand, or only guessed: no meal may have it in its name. */
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "diet"; readonly diet: Diet };

/** One thing that must not be asked of a person's body. */
export type ExerciseConstraint =
  | { readonly kind: "limitation"; readonly limitation: Limitation }
  /** For people under 18. */
  | { readonly kind: "too-hard" }
  /** For a complaint that we did not understand: only gentle movement is safe to suggest. */
  | { readonly kind: "not-gentle" }
  /** For people without equipment. */
  | { readonly kind: "equipment" };

export interface ConstraintByKind {
  readonly meal: MealConstraint;
  readonly exercise: ExerciseConstraint;
  /** Meditations are open to everyone; their content notes say what may unsettle. */
  readonly meditation: never;
}
export type Constraint = ConstraintByKind[ItemKind];

export interface FoodAnswers {
  readonly allergies: string;
  readonly dislikes: string;
  readonly diets: readonly Diet[];
}

export interface MovementAnswers {
  readonly limitations: string;
  readonly hasEquipment: boolean;
}

export function constrainMeals(answers: FoodAnswers, vocabulary: FoodVocabulary): MealConstraint[] {
  const allergies = vocabulary.readAllergies(answers.allergies);
  const dislikes = vocabulary.readDislikes(answers.dislikes);
  const allergyNames = listNamesToAvoid(allergies);
  const dislikeNames = listNamesToAvoid(dislikes);
  const allergicTo = unique([...listIngredients(allergies), ...vocabulary.findByName(allergyNames)]);
  const disliked = unique([...listIngredients(dislikes), ...vocabulary.findByName(dislikeNames)]);
  return [
    ...listAllergens(allergies).map((allergen) => ({ kind: "allergen", allergen }) as const),
    ...allergicTo.map((ingredientId) => ({ kind: "allergic-food", ingredientId }) as const),
    ...listAllergens(dislikes).map((allergen) => ({ kind: "disliked-allergen", allergen }) as const),
    ...disliked.map((ingredientId) => ({ kind: "disliked-food", ingredientId }) as const),
    ...unique([...allergyNames, ...dislikeNames]).map((name) => ({ kind: "name", name }) as const),
    ...answers.diets.filter(isRestrictive).map((diet) => ({ kind: "diet", diet }) as const),
  ];
}

export function constrainExercises(answers: MovementAnswers, { isMinor }: Age): ExerciseConstraint[] {
  const reading = readLimitations(answers.limitations);
  const understood = unique(reading.understood.flatMap(({ meanings }) => meanings));
  return [
    ...understood.map((limitation) => ({ kind: "limitation", limitation }) as const),
    ...(isMinor ? [{ kind: "too-hard" } as const] : []),
    ...(isUnsure(reading) ? [{ kind: "not-gentle" } as const] : []),
    ...(answers.hasEquipment ? [] : [{ kind: "equipment" } as const]),
  ];
}

/** Every constraint that a person can have, except names: people can write any. */
export const listConstraints: {
  readonly [Kind in ItemKind]: (ingredientIds: readonly IngredientId[]) => readonly ConstraintByKind[Kind][];
} = {
  meal: (ingredientIds) => [
    ...allergens.map((allergen) => ({ kind: "allergen", allergen }) as const),
    ...ingredientIds.map((ingredientId) => ({ kind: "allergic-food", ingredientId }) as const),
    ...allergens.map((allergen) => ({ kind: "disliked-allergen", allergen }) as const),
    ...ingredientIds.map((ingredientId) => ({ kind: "disliked-food", ingredientId }) as const),
    ...restrictiveDiets.map((diet) => ({ kind: "diet", diet }) as const),
  ],
  exercise: () => [
    ...limitations.map((limitation) => ({ kind: "limitation", limitation }) as const),
    { kind: "too-hard" },
    { kind: "not-gentle" },
    { kind: "equipment" },
  ],
  meditation: () => [],
};

/** The same for equal constraints, and different for all others. */
export function getConstraintKey(constraint: Constraint): string {
  switch (constraint.kind) {
    case "allergen":
    case "disliked-allergen":
      return `${constraint.kind} ${constraint.allergen}`;
    case "allergic-food":
    case "disliked-food":
      return `${constraint.kind} ${constraint.ingredientId}`;
    case "name":
      return `name ${constraint.name}`;
    case "diet":
      return `diet ${constraint.diet}`;
    case "limitation":
      return `limitation ${constraint.limitation}`;
    case "too-hard":
    case "not-gentle":
    case "equipment":
      return constraint.kind;
  }
}

function isRestrictive(diet: Diet): boolean {
  return restrictiveDiets.some((restrictive) => restrictive === diet);
}

function isUnsure({ understood, notUnderstood }: MovementReading): boolean {
  return notUnderstood.length > 0 || understood.some(({ isGuess }) => isGuess);
}

function listAllergens({ understood }: FoodReading): Allergen[] {
  return unique(
    understood.flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => (meaning.kind === "allergen" ? [meaning.allergen] : [])),
    ),
  );
}

function listIngredients({ understood }: FoodReading): IngredientId[] {
  return understood.flatMap(({ meanings }) =>
    meanings.flatMap((meaning) => (meaning.kind === "ingredient" ? [meaning.ingredientId] : [])),
  );
}

/** A guess may be wrong, so the word itself is avoided too. */
function listNamesToAvoid({ understood, notUnderstood }: FoodReading): string[] {
  const guessed = understood.filter(({ isGuess }) => isGuess).map(({ text }) => text);
  return unique(
    [...notUnderstood, ...guessed].flatMap((term) => [term, ...term.split(" ")]).filter(canExcludeByName),
  );
}

/** Two letters occur in too many names. */
export function canExcludeByName(term: string): boolean {
  return term.length >= 3;
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
