import type { ConditionId } from "./condition.ts";
import { getMeaningKey, type Meaning } from "./meanings.ts";
import { listConditions, type Question, type ToldReading } from "./read-told.ts";
import { type ToldField, toldFields } from "./told.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A reading with keys in the place of what the catalogue knows, so that it can be kept. */
export interface StoredReading {
  readonly meanings: Readonly<Record<ToldField, readonly string[]>>;
  readonly dislikedNames: readonly string[];
  readonly questions: readonly StoredQuestion[];
}

type StoredQuestion =
  | {
      readonly kind: "word";
      readonly field: ToldField;
      readonly written: string;
      readonly phrase: string;
      readonly guesses: readonly { readonly phrase: string; readonly meanings: readonly string[] }[];
    }
  | { readonly kind: "limits"; readonly field: ToldField; readonly conditionId: ConditionId };

/** A reading, and the version of the vocabulary that it was made with. No other version may use it. */
export interface VersionedReading {
  readonly version: string;
  readonly reading: ToldReading;
}

export function toStoredReading({ meanings, dislikedNames, questions }: ToldReading): StoredReading {
  return {
    meanings: {
      allergies: meanings.allergies.map(getMeaningKey),
      dislikes: meanings.dislikes.map(getMeaningKey),
      limitations: meanings.limitations.map(getMeaningKey),
    },
    dislikedNames,
    questions: questions.map(toStoredQuestion),
  };
}

/** Null if the vocabulary does not have everything that the reading names. */
export function restoreReading(stored: StoredReading, vocabulary: Vocabulary): ToldReading | null {
  const [allergies, dislikes, limitations] = toldFields.map((field) =>
    findMeanings(stored.meanings[field], vocabulary),
  );
  if (!allergies || !dislikes || !limitations) return null;
  const meanings = { allergies, dislikes, limitations };
  const questions = stored.questions.map((question) => restoreQuestion(question, vocabulary));
  if (!questions.every((question) => question !== null)) return null;
  return {
    meanings,
    dislikedNames: stored.dislikedNames,
    conditions: listConditions(meanings, vocabulary).map(({ condition }) => condition),
    questions,
  };
}

function toStoredQuestion(question: Question): StoredQuestion {
  if (question.kind === "limits") {
    return { kind: "limits", field: question.field, conditionId: question.condition.id };
  }
  const { kind, field, written, phrase, guesses } = question;
  return {
    kind,
    field,
    written,
    phrase,
    guesses: guesses.map((guess) => ({ phrase: guess.phrase, meanings: guess.meanings.map(getMeaningKey) })),
  };
}

function restoreQuestion(question: StoredQuestion, vocabulary: Vocabulary): Question | null {
  if (question.kind === "limits") {
    const condition = vocabulary.conditions.get(question.conditionId);
    return condition ? { kind: "limits", field: question.field, condition } : null;
  }
  const guesses = question.guesses.map(({ phrase, meanings: keys }) => {
    const meanings = findMeanings(keys, vocabulary);
    return meanings && { phrase, meanings };
  });
  return guesses.every((guess) => guess !== null) ? { ...question, guesses } : null;
}

function findMeanings(keys: readonly string[], { findMeaning }: Vocabulary): readonly Meaning[] | null {
  const meanings = keys.flatMap((key) => findMeaning(key) ?? []);
  return meanings.length === keys.length ? meanings : null;
}
