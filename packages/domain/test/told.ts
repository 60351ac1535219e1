import type { Condition, ConditionId } from "../src/safety/condition.ts";
import { getMeaningKey, type Meaning } from "../src/safety/meanings.ts";
import { readTold } from "../src/safety/read-told.ts";
import { nothingTold, type Told, type ToldField } from "../src/safety/told.ts";
import { createVocabulary, type Vocabulary, type VocabularySources } from "../src/safety/vocabulary.ts";
import type { WordList } from "../src/safety/word-list.ts";

type ToldOverrides = Partial<Record<ToldField, string>> &
  Partial<Pick<Told, "explanations">> & { readonly acceptedLimits?: readonly string[] };

/** By default a person who told us nothing. */
export function aTold({ explanations = [], acceptedLimits = [], ...texts }: ToldOverrides = {}): Told {
  return {
    texts: { ...nothingTold.texts, ...texts },
    explanations,
    acceptedLimits: acceptedLimits as readonly ConditionId[],
  };
}

type ConditionOverrides = Partial<Omit<Condition, "id" | "food" | "movement">> & {
  readonly id?: string;
  readonly food?: Partial<Omit<NonNullable<Condition["food"]>, "ingredientIds">> & {
    readonly ingredientIds?: readonly string[];
  };
  readonly movement?: Partial<NonNullable<Condition["movement"]>>;
};

/** By default one that keeps nothing out. */
export function aCondition({
  id = "kosher",
  food,
  movement,
  ...overrides
}: ConditionOverrides = {}): Condition {
  return {
    name: id,
    words: [id],
    rest: [],
    withholds: [],
    limits: null,
    asksFirst: false,
    professionalAdvice: null,
    source: "",
    ...overrides,
    id: id as ConditionId,
    food:
      food === undefined
        ? null
        : {
            allergens: [],
            diets: [],
            healthTags: [],
            separatesMeatAndMilk: false,
            ...food,
            ingredientIds: (food.ingredientIds ?? []) as NonNullable<Condition["food"]>["ingredientIds"],
          },
    movement:
      movement === undefined ? null : { facets: [], limitations: [], isGentleOnly: false, ...movement },
  };
}

/** A word list from its lines, each a target and its words: `{ ordinary: "the, of" }`. */
export function aWordList(id: string, lines: Readonly<Record<string, string>>): WordList {
  return {
    id,
    lines: Object.entries(lines).map(([target, words]) => ({ target, words: words.split(", ") })),
  };
}

/** By default one that knows only the words for allergen classes, families of foods, limitations and facets. */
export function aVocabulary(sources: Partial<VocabularySources> = {}): Vocabulary {
  return createVocabulary({ ingredients: [], exercises: [], conditions: [], wordLists: [], ...sources });
}

/** How each phrase of a text is read: its meanings, and for an unknown one its guesses. */
export function readField(vocabulary: Vocabulary, field: ToldField, text: string, told: ToldOverrides = {}) {
  const { understood, unknown } = readTold(aTold({ ...told, [field]: text }), vocabulary).readings[field];
  return {
    understood: understood.map(({ phrase, meanings }) => [phrase, ...listKeys(meanings)]),
    asked: unknown.map(({ phrase, guesses }) => [phrase, ...guesses.map((guess) => guess.phrase)]),
  };
}

export function listKeys(meanings: readonly Meaning[]): string[] {
  return meanings.map(getMeaningKey);
}
