import type { Meditation, MeditationId } from "@fernwell/domain/calm/meditation";
import { type AllergenStatus, mapAllergens } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { dietsOf } from "@fernwell/domain/food/diets";
import { healthTagsOf } from "@fernwell/domain/food/health-tags";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import type { Meal, MealId } from "@fernwell/domain/food/meal";
import { factsOf } from "@fernwell/domain/food/meal-facts";
import { type Exercise, type ExerciseId, intensityOf } from "@fernwell/domain/movement/exercise";
import type { Entries } from "./entries.ts";
import { findMet } from "./met-values.ts";
import type { CoachEntry } from "./schemas/coach.ts";
import type { ExerciseEntry } from "./schemas/exercise.ts";
import type { IngredientEntry } from "./schemas/ingredient.ts";
import type { MealEntry } from "./schemas/meal.ts";
import type { MeditationEntry } from "./schemas/meditation.ts";
import type { OptionListEntry } from "./schemas/option-list.ts";

export interface CatalogueExercise extends Exercise {
  /** The name of the coach who leads it. */
  readonly trainer: string;
}

export interface Coach extends CoachEntry {
  readonly id: string;
}

/** Everything the product knows, with what follows from it. */
export interface Catalogue {
  readonly ingredients: readonly Ingredient[];
  readonly meals: readonly DerivedMeal[];
  readonly exercises: readonly CatalogueExercise[];
  readonly meditations: readonly Meditation[];
  readonly coaches: readonly Coach[];
  readonly optionLists: ReadonlyMap<string, OptionListEntry>;
}

/** Works out all that is derived. The entries' references must have been checked. */
export function deriveCatalogue(entries: Entries): Catalogue {
  const ingredients = new Map(
    [...entries.ingredients].map(([id, entry]) => [id, toIngredient(id, entry)] as const),
  );
  const ingredientOf = (id: IngredientId) => require(ingredients, id);
  return {
    ingredients: [...ingredients.values()],
    meals: [...entries.meals].map(([id, entry]) => toMeal(id, entry, ingredientOf)),
    exercises: [...entries.exercises].map(([id, entry]) =>
      toExercise(id, entry, require(entries.coaches, entry.trainer).name),
    ),
    meditations: [...entries.meditations].map(([id, entry]) => toMeditation(id, entry)),
    coaches: [...entries.coaches].map(([id, entry]) => ({ id, ...entry })),
    optionLists: entries.optionLists,
  };
}

function require<Value>(values: ReadonlyMap<string, Value>, id: string): Value {
  const value = values.get(id);
  if (value === undefined) throw new Error(`the catalogue has no ${id}`);
  return value;
}

function toIngredient(id: string, entry: IngredientEntry): Ingredient {
  const { source: _, allergens: review, madeFrom, ...facts } = entry;
  const statuses = Object.entries(review) as [AllergenStatus, readonly string[]][];
  return {
    ...facts,
    id: id as IngredientId,
    madeFrom: madeFrom as IngredientId[],
    // The schema has seen to it that every class is named; what is not found is unknown all the same.
    allergens: mapAllergens(
      (allergen) => statuses.find(([, named]) => named.includes(allergen))?.[0] ?? "unknown",
    ),
  };
}

function toMeal(
  id: string,
  { ingredients, steps, ...entry }: MealEntry,
  ingredientOf: (id: IngredientId) => Ingredient,
): DerivedMeal {
  const meal: Meal = {
    ...entry,
    id: id as MealId,
    ingredients: ingredients.map(({ ingredient, note, ...line }) => ({
      ...line,
      ingredientId: ingredient as IngredientId,
      note: note ?? null,
    })),
    steps: steps.map(({ text, uses }) => ({ text, uses: uses as IngredientId[] })),
  };
  const facts = factsOf(meal, ingredientOf);
  const { shares: _, ...derived } = facts;
  return { ...meal, ...derived, diets: dietsOf(facts), healthTags: healthTagsOf(facts) };
}

function toExercise(
  id: string,
  { met, easier, harder, ...entry }: ExerciseEntry,
  trainer: string,
): CatalogueExercise {
  const value = findMet(met.edition, met.code);
  if (value === null) throw new Error(`the compendium of ${met.edition} has no ${met.code}`);
  return {
    ...entry,
    id: id as ExerciseId,
    met: value,
    intensity: intensityOf(value),
    easier: easier as ExerciseId | null,
    harder: harder as ExerciseId | null,
    trainer,
  };
}

function toMeditation(id: string, entry: MeditationEntry): Meditation {
  return { ...entry, id: id as MeditationId };
}
