import {
  maxPhraseLength,
  type SafetyQuestion,
  type UnderstoodPhrase,
  type WordQuestion as WireQuestion,
} from "@fernwell/contract/safety";
import type { Guess } from "@fernwell/domain/safety/guesses";
import { getMeaningKey } from "@fernwell/domain/safety/meanings";
import type { UnderstoodPhrase as Understood } from "@fernwell/domain/safety/read-phrases";
import type { LimitsQuestion, Question, ToldReading, WordQuestion } from "@fernwell/domain/safety/read-told";
import type { Told, ToldField } from "@fernwell/domain/safety/told";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { writeInSentence } from "../items/items.service.ts";
import { describeKeptOut, type KeptOutWords } from "./describe-kept-out.ts";
import { textQuestions } from "./text-fields.ts";

export function understoodToWire(
  snapshot: Snapshot,
  field: ToldField,
  { written, phrase, meanings }: Understood,
  { explanations }: Told,
  { dislikedNames }: Pick<ToldReading, "dislikedNames">,
): UnderstoodPhrase {
  const { conditions, findMeaning } = snapshot.vocabulary;
  const told = meanings.flatMap((meaning) =>
    meaning.kind === "condition" ? (conditions.get(meaning.conditionId) ?? []) : [],
  );
  return {
    phrase: shortenPhrase(phrase),
    written,
    keeps_out: describeKeptOut(
      field,
      meanings,
      createKeptOutWords(snapshot),
      dislikedNames.filter((name) => name === phrase),
    ),
    limits: joinSentences(told.map(({ limits }) => limits)),
    advice: joinSentences(told.map(({ professionalAdvice }) => professionalAdvice)),
    is_explained: explanations.some(
      (each) =>
        each.field === field &&
        each.phrase === phrase &&
        each.meanings.every((key) => findMeaning(key) !== undefined),
    ),
  };
}

export function questionToWire(snapshot: Snapshot, question: Question): SafetyQuestion {
  return question.kind === "word" ? wordToWire(snapshot, question) : limitsToWire(question);
}

function wordToWire(snapshot: Snapshot, { field, phrase, written, guesses }: WordQuestion): SafetyQuestion {
  return {
    kind: "word",
    question: textQuestions[field],
    phrase: shortenPhrase(phrase),
    written,
    guesses: uniqueGuesses(
      guesses.map((guess) => ({
        name: nameGuess(snapshot, field, guess, phrase),
        meanings: guess.meanings.map(getMeaningKey),
      })),
    ),
  };
}

type WireGuess = WireQuestion["guesses"][number];

/** Two spellings of one thing are one choice. */
function uniqueGuesses(guesses: readonly WireGuess[]): WireGuess[] {
  return guesses.filter(
    ({ meanings }, at) =>
      guesses.findIndex((other) => other.meanings.toSorted().join() === meanings.toSorted().join()) === at,
  );
}

function limitsToWire({ field, condition }: LimitsQuestion): SafetyQuestion {
  return {
    kind: "limits",
    question: textQuestions[field],
    condition_id: condition.id,
    name: condition.name,
    limits: condition.limits ?? "We cannot do everything that this needs.",
    advice: condition.professionalAdvice,
  };
}

/** A guess at the same word says nothing to the person, so it is named by what it would keep out. */
function nameGuess(snapshot: Snapshot, field: ToldField, guess: Guess, phrase: string): string {
  const isSameWord = phrase.split(" ").includes(guess.phrase) || phrase === guess.phrase;
  return isSameWord ? describeKeptOut(field, guess.meanings, createKeptOutWords(snapshot)) : guess.phrase;
}

/** A longer phrase cannot be explained; the person has to write it in other words. */
function shortenPhrase(phrase: string): string {
  return phrase.slice(0, maxPhraseLength);
}

function joinSentences(sentences: readonly (string | null)[]): string | null {
  const said = [...new Set(sentences.flatMap((sentence) => sentence ?? []))];
  return said.length === 0 ? null : said.join(" ");
}

function createKeptOutWords({ ingredients, vocabulary, words }: Snapshot): KeptOutWords {
  return {
    findFood: (id) => ingredients.get(id),
    findCondition: (id) => vocabulary.conditions.get(id),
    nameDiet: (diet) => writeInSentence(words.option("dietary_tag", diet)),
    nameHealthTag: (tag) => writeInSentence(words.option("health_tag", tag)),
    nameExercise: words.exercise,
  };
}
