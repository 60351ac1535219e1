import type { ItemKind } from "../item-kind.ts";
import type { Condition } from "./condition.ts";
import { type Meaning, uniqueMeanings } from "./meanings.ts";
import { readPhrases, type TextReading, type UnknownPhrase } from "./read-phrases.ts";
import { type Told, type ToldField, toldFields } from "./told.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What only the person can decide. While one that blocks is open, nothing of its kind is suggested. */
export type Question = WordQuestion | LimitsQuestion;

/** What does this word mean? */
export interface WordQuestion extends UnknownPhrase {
  readonly kind: "word";
  readonly field: ToldField;
}

/** We cannot honour this condition in full. Shall we go on with what we can do? */
export interface LimitsQuestion {
  readonly kind: "limits";
  readonly field: ToldField;
  readonly condition: Condition;
}

/** What the gate and the person need of a reading. */
export interface ToldReading {
  readonly meanings: Readonly<Record<ToldField, readonly Meaning[]>>;
  /** Wherever they were told, they count for food and movement. */
  readonly conditions: readonly Condition[];
  readonly questions: readonly Question[];
  /** Dislikes that are no ingredient, such as a dish: they are avoided by name. */
  readonly dislikedNames: readonly string[];
}

/** A reading with every phrase of it. */
export interface FullReading extends ToldReading {
  readonly readings: Readonly<Record<ToldField, TextReading>>;
}

export function readTold(told: Told, vocabulary: Vocabulary): FullReading {
  const read = (field: ToldField) =>
    readPhrases(told.texts[field], vocabulary.lexicons[field], listExplained(told, field, vocabulary));
  const readings = {
    allergies: read("allergies"),
    dislikes: read("dislikes"),
    limitations: read("limitations"),
  };
  const list = (field: ToldField) =>
    uniqueMeanings(readings[field].understood.flatMap(({ meanings }) => meanings));
  const meanings = {
    allergies: list("allergies"),
    dislikes: list("dislikes"),
    limitations: list("limitations"),
  };
  const conditions = listConditions(meanings, vocabulary);
  return {
    readings,
    meanings,
    dislikedNames: listDislikedNames(readings.dislikes, told),
    conditions: conditions.map(({ condition }) => condition),
    questions: [
      ...toldFields.flatMap((field) =>
        readings[field].unknown.map((unknown) => ({ kind: "word", field, ...unknown }) as const),
      ),
      ...conditions
        .filter(({ condition }) => condition.asksFirst && !told.acceptedLimits.includes(condition.id))
        .map(({ field, condition }) => ({ kind: "limits", field, condition }) as const),
    ],
  };
}

/** What either reading keeps out, and what either asks. */
export function joinReadings(one: ToldReading, other: ToldReading): ToldReading {
  const join = (field: ToldField) => uniqueMeanings([...one.meanings[field], ...other.meanings[field]]);
  const isAsked = (question: Question) =>
    question.kind === "limits" &&
    one.questions.some((each) => each.kind === "limits" && each.condition.id === question.condition.id);
  return {
    meanings: {
      allergies: join("allergies"),
      dislikes: join("dislikes"),
      limitations: join("limitations"),
    },
    conditions: [
      ...one.conditions,
      ...other.conditions.filter(({ id }) => !one.conditions.some((condition) => condition.id === id)),
    ],
    questions: [...one.questions, ...other.questions.filter((question) => !isAsked(question))],
    dislikedNames: [...new Set([...one.dislikedNames, ...other.dislikedNames])],
  };
}

/** Each condition once, with the first question that it answers. */
export function listConditions(
  meanings: ToldReading["meanings"],
  { conditions }: Vocabulary,
): { readonly field: ToldField; readonly condition: Condition }[] {
  const found = new Map<Condition, ToldField>();
  for (const field of toldFields) {
    for (const meaning of meanings[field]) {
      const condition = meaning.kind === "condition" ? conditions.get(meaning.conditionId) : undefined;
      if (condition !== undefined && !found.has(condition)) found.set(condition, field);
    }
  }
  return [...found].map(([condition, field]) => ({ field, condition }));
}

const minNameLength = 3;

/** What the person explained is meant as explained. Shorter words occur in too many names. */
function listDislikedNames({ understood, unknown }: TextReading, { explanations }: Told): string[] {
  const isExplained = (phrase: string) =>
    explanations.some((each) => each.field === "dislikes" && each.phrase === phrase);
  const dishes = understood.filter(({ phrase, meanings }) => meanings.length === 0 && !isExplained(phrase));
  return [...new Set([...unknown, ...dishes].map(({ phrase }) => phrase))].filter(
    (name) => name.length >= minNameLength,
  );
}

/**
 * Dislikes block nothing. A word about food blocks meals, one about limitations exercises and some meditations, a
 * condition what it is about.
 */
export function blocks(question: Question, kind: ItemKind): boolean {
  switch (kind) {
    case "meal":
      return question.kind === "limits" ? question.condition.food !== null : question.field === "allergies";
    case "exercise":
      return question.kind === "limits"
        ? question.condition.movement !== null
        : question.field === "limitations";
    case "meditation":
      return question.kind === "limits"
        ? question.condition.movement !== null || question.condition.rest.length > 0
        : question.field === "limitations";
  }
}

/** An explanation whose meaning the catalogue has lost explains nothing any more, so the phrase is asked about again. */
export function listExplained(
  { explanations }: Told,
  field: ToldField,
  { findMeaning }: Vocabulary,
): ReadonlyMap<string, readonly Meaning[]> {
  return new Map(
    explanations
      .filter((each) => each.field === field && each.phrase !== "")
      .flatMap(({ phrase, meanings: keys }) => {
        const meanings = keys.flatMap((key) => findMeaning(key) ?? []);
        return meanings.length === keys.length ? [[phrase, meanings] as const] : [];
      }),
  );
}
