import { restFacets } from "../calm/rest-facets.ts";
import { allergens } from "../food/allergens.ts";
import type { Ingredient } from "../food/ingredient.ts";
import { movementFacets } from "../movement/facets.ts";
import { limitations } from "../movement/limitations.ts";
import { finishSteps, type Steps } from "../steps.ts";
import type { Condition, ConditionId } from "./condition.ts";
import { buildAllergyLexicon, buildDislikeLexicon } from "./food-lexicon.ts";
import type { Lexicon } from "./lexicon.ts";
import { getMeaningKey, type Meaning } from "./meanings.ts";
import { buildMovementLexicon, type NamedExercise } from "./movement-lexicon.ts";
import { buildOrdinaryWords } from "./ordinary-words.ts";
import type { ToldField } from "./told.ts";
import { createWarningWords, type WarningWords } from "./warnings/warning-words.ts";
import type { WordList } from "./word-list.ts";

export interface VocabularySources {
  readonly ingredients: readonly Ingredient[];
  readonly exercises: readonly NamedExercise[];
  readonly conditions: readonly Condition[];
  readonly wordLists: readonly WordList[];
}

/** Everything that we understand in what people tell us, by the question they answer. */
export interface Vocabulary {
  readonly lexicons: Readonly<Record<ToldField, Lexicon>>;
  readonly conditions: ReadonlyMap<ConditionId, Condition>;
  /** How prompts say that something must stay out. */
  readonly warnings: WarningWords;
  /** The meaning with this key. Undefined once the catalogue no longer has it. */
  findMeaning(key: string): Meaning | undefined;
}

export function createVocabulary(sources: VocabularySources): Vocabulary {
  return finishSteps(buildVocabulary(sources));
}

/** Takes seconds in all, and a few milliseconds at a time. */
export function* buildVocabulary(sources: VocabularySources): Steps<Vocabulary> {
  const aboutFood = yield* buildOrdinaryWords(sources.wordLists, "food");
  const aboutMovement = yield* buildOrdinaryWords(sources.wordLists, "movement");
  yield;
  const meanings = new Map(listMeanings(sources).map((meaning) => [getMeaningKey(meaning), meaning]));
  return {
    lexicons: {
      allergies: yield* buildAllergyLexicon(sources, aboutFood),
      dislikes: yield* buildDislikeLexicon(sources, aboutFood),
      limitations: yield* buildMovementLexicon(sources, aboutMovement),
    },
    conditions: new Map(sources.conditions.map((condition) => [condition.id, condition])),
    warnings: createWarningWords(sources.wordLists),
    findMeaning: (key) => meanings.get(key),
  };
}

function listMeanings({ ingredients, exercises, conditions }: VocabularySources): Meaning[] {
  return [
    ...allergens.map((allergen) => ({ kind: "allergen", allergen }) as const),
    ...ingredients.map(({ id }) => ({ kind: "ingredient", ingredientId: id }) as const),
    ...conditions.map(({ id }) => ({ kind: "condition", conditionId: id }) as const),
    ...limitations.map((limitation) => ({ kind: "limitation", limitation }) as const),
    ...movementFacets.map((facet) => ({ kind: "facet", facet }) as const),
    ...exercises.map(({ id }) => ({ kind: "exercise", exerciseId: id }) as const),
    ...restFacets.map((facet) => ({ kind: "rest-facet", facet }) as const),
    { kind: "gentle" },
  ];
}
