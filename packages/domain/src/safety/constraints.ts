import type { Allergen } from "../food/allergens.ts";
import { type Diet, restrictiveDiets } from "../food/diets.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { Limitation } from "../movement/limitations.ts";
import type { Age } from "../people/minor.ts";
import type { FoodReading, FoodVocabulary } from "./food-vocabulary.ts";
import { type MovementReading, readLimitations } from "./movement-vocabulary.ts";
import { plainText } from "./words.ts";

/** What must not be on somebody's plate. */
export interface FoodConstraints {
  readonly allergens: readonly Allergen[];
  readonly allergicTo: readonly IngredientId[];
  readonly dislikedAllergens: readonly Allergen[];
  readonly disliked: readonly IngredientId[];
  /** Terms that were not understood, or only guessed: whatever carries such a name is kept out. */
  readonly names: readonly string[];
  readonly diets: readonly Diet[];
}

export interface MovementConstraints extends Age {
  readonly limitations: readonly Limitation[];
  /** Something was not understood: only gentle movement is safe to offer. */
  readonly onlyGentle: boolean;
  readonly hasEquipment: boolean;
}

export interface FoodAnswers {
  readonly allergies: string;
  readonly dislikes: string;
  readonly diets: readonly Diet[];
}

export interface MovementAnswers {
  readonly limitations: string;
  readonly hasEquipment: boolean;
}

export function constrainFood(answers: FoodAnswers, vocabulary: FoodVocabulary): FoodConstraints {
  const allergies = vocabulary.readAllergies(answers.allergies);
  const dislikes = vocabulary.readDislikes(answers.dislikes);
  const allergyNames = namesIn(allergies);
  const dislikeNames = namesIn(dislikes);
  return {
    allergens: allergensIn(allergies),
    allergicTo: [...ingredientsIn(allergies), ...vocabulary.named(allergyNames)],
    dislikedAllergens: allergensIn(dislikes),
    disliked: [...ingredientsIn(dislikes), ...vocabulary.named(dislikeNames)],
    names: [...new Set([...allergyNames, ...dislikeNames])],
    diets: answers.diets.filter((diet) => restrictiveDiets.some((restrictive) => restrictive === diet)),
  };
}

export function constrainMovement(answers: MovementAnswers, { isMinor }: Age): MovementConstraints {
  const reading = readLimitations(answers.limitations);
  return {
    limitations: [...new Set(reading.understood.flatMap(({ meanings }) => meanings))],
    onlyGentle: isUnsure(reading),
    hasEquipment: answers.hasEquipment,
    isMinor,
  };
}

function isUnsure({ understood, notUnderstood }: MovementReading): boolean {
  return notUnderstood.length > 0 || understood.some(({ isGuess }) => isGuess);
}

function allergensIn({ understood }: FoodReading): Allergen[] {
  return unique(
    understood.flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => (meaning.kind === "allergen" ? [meaning.allergen] : [])),
    ),
  );
}

function ingredientsIn({ understood }: FoodReading): IngredientId[] {
  return unique(
    understood.flatMap(({ meanings }) =>
      meanings.flatMap((meaning) => (meaning.kind === "ingredient" ? [meaning.ingredientId] : [])),
    ),
  );
}

/** A guess is kept out by its own name as well, in case it was a wrong one. */
function namesIn({ understood, notUnderstood }: FoodReading): string[] {
  const guessed = understood.filter(({ isGuess }) => isGuess).map(({ text }) => text);
  return unique(
    [...notUnderstood, ...guessed].flatMap((term) => [term, ...term.split(" ")]).filter(canBeKeptOutByName),
  );
}

/** Two letters stand in too many names. */
export function canBeKeptOutByName(term: string): boolean {
  return term.length >= 3;
}

export function carriesName(text: string, names: readonly string[]): boolean {
  const plain = plainText(text);
  return names.some((name) => plain.includes(name));
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
