import type { Meditation, MeditationId } from "@fernwell/domain/calm/meditation";
import { type AllergenStatus, mapAllergens } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { deriveDiets } from "@fernwell/domain/food/diets";
import { deriveHealthTags } from "@fernwell/domain/food/health-tags";
import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import type { Meal, MealId } from "@fernwell/domain/food/meal";
import { deriveMealFacts } from "@fernwell/domain/food/meal-facts";
import { classifyIntensity, type Exercise, type ExerciseId } from "@fernwell/domain/movement/exercise";
import type { Condition, ConditionId } from "@fernwell/domain/safety/condition";
import { writeLimits } from "@fernwell/domain/safety/limits";
import type { WordList } from "@fernwell/domain/safety/word-list";
import type { Entries } from "./entries.ts";
import { findMet } from "./met-values.ts";
import type { CoachEntry } from "./schemas/coach.ts";
import type { ConditionEntry } from "./schemas/condition.ts";
import type { ExerciseEntry } from "./schemas/exercise.ts";
import type { IngredientEntry } from "./schemas/ingredient.ts";
import type { MealEntry } from "./schemas/meal.ts";
import type { MeditationEntry } from "./schemas/meditation.ts";
import type { OptionListEntry } from "./schemas/option-list.ts";
import type { ShopEntry } from "./schemas/shop.ts";
import { findSoldAs, isStaple } from "./sold-as.ts";

export interface CatalogueIngredient extends Ingredient {
  readonly look: string | null;
}

export interface CatalogueExercise extends Exercise {
  /** The name of the coach who leads it. */
  readonly trainer: string;
  readonly pose: string | null;
}

export interface CatalogueMeditation extends Meditation {
  readonly scene: string | null;
}

export interface Coach extends CoachEntry {
  readonly id: string;
}

/** All content with its derived facts. */
export interface Catalogue {
  readonly ingredients: readonly CatalogueIngredient[];
  readonly meals: readonly DerivedMeal[];
  readonly exercises: readonly CatalogueExercise[];
  readonly meditations: readonly CatalogueMeditation[];
  readonly coaches: readonly Coach[];
  readonly conditions: readonly Condition[];
  readonly optionLists: ReadonlyMap<string, OptionListEntry>;
  readonly wordLists: readonly WordList[];
}

/** Derives the catalogue from entries whose references have been checked. */
export function deriveCatalogue(entries: Entries): Catalogue {
  const ingredients = new Map(
    [...entries.ingredients].map(([id, entry]) => [id, toIngredient(id, entry, entries.shop)] as const),
  );
  const getIngredient = (id: IngredientId) => require(ingredients, id);
  return {
    ingredients: [...ingredients.values()],
    meals: [...entries.meals].map(([id, entry]) => toMeal(id, entry, getIngredient)),
    exercises: [...entries.exercises].map(([id, entry]) =>
      toExercise(id, entry, require(entries.coaches, entry.trainer).name),
    ),
    meditations: [...entries.meditations].map(([id, entry]) => toMeditation(id, entry)),
    coaches: [...entries.coaches].map(([id, entry]) => ({ id, ...entry })),
    conditions: [...entries.conditions].map(([id, entry]) =>
      toCondition(id, entry, [...ingredients.values()]),
    ),
    optionLists: entries.optionLists,
    wordLists: entries.wordLists,
  };
}

function toCondition(
  id: string,
  { food, movement, limits, ...entry }: ConditionEntry,
  ingredients: readonly Ingredient[],
): Condition {
  return {
    ...entry,
    id: id as ConditionId,
    limits: writeLimits(limits),
    food: food && {
      allergens: food.allergens,
      ingredientIds: [
        ...(food.ingredients as IngredientId[]),
        ...ingredients.filter(({ alcohol }) => alcohol && food.noAlcohol).map((ingredient) => ingredient.id),
      ],
      diets: food.diets,
      healthTags: food.healthTags,
      separatesMeatAndMilk: food.separatesMeatAndMilk,
    },
    movement: movement && {
      facets: movement.facets,
      limitations: movement.limitations,
      isGentleOnly: movement.gentleOnly,
    },
  };
}

function require<Value>(values: ReadonlyMap<string, Value>, id: string): Value {
  const value = values.get(id);
  if (value === undefined) throw new Error(`the catalogue has no ${id}`);
  return value;
}

function toIngredient(id: string, entry: IngredientEntry, shop: ShopEntry): CatalogueIngredient {
  const { source: _, allergens: review, madeFrom, ...facts } = entry;
  const statuses = Object.entries(review) as [AllergenStatus, readonly string[]][];
  return {
    ...facts,
    id: id as IngredientId,
    madeFrom: madeFrom as IngredientId[],
    soldAs: findSoldAs(id, entry, shop),
    isStaple: isStaple(id, entry, shop),
    // The schema requires every class. A missing one would count as unknown.
    allergens: mapAllergens(
      (allergen) => statuses.find(([, named]) => named.includes(allergen))?.[0] ?? "unknown",
    ),
  };
}

function toMeal(
  id: string,
  { ingredients, steps, ...entry }: MealEntry,
  getIngredient: (id: IngredientId) => Ingredient,
): DerivedMeal {
  const meal: Meal = {
    ...entry,
    id: id as MealId,
    ingredients: ingredients.map(({ ingredient, note, ...line }) => ({
      ...line,
      ingredientId: ingredient as IngredientId,
      note: note ?? null,
    })),
    steps: steps.map(({ text, uses, minutes, timer }) => ({
      text,
      uses: uses as IngredientId[],
      wait: minutes === undefined || timer === undefined ? null : { minutes, name: timer },
    })),
  };
  const facts = deriveMealFacts(meal, getIngredient);
  const { shares: _, ...derived } = facts;
  return { ...meal, ...derived, diets: deriveDiets(facts), healthTags: deriveHealthTags(facts) };
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
    intensity: classifyIntensity(value),
    easier: easier as ExerciseId | null,
    harder: harder as ExerciseId | null,
    trainer,
  };
}

function toMeditation(id: string, entry: MeditationEntry): CatalogueMeditation {
  return { ...entry, id: id as MeditationId };
}
