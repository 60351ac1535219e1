import type { ItemKind } from "../../item-kind.ts";
import { uniqueMeanings } from "../meanings.ts";
import { readPhrases, type UnderstoodPhrase, type UnknownPhrase } from "../read-phrases.ts";
import { listConditions, listExplained, type ToldReading } from "../read-told.ts";
import { isUnspaced, splitClauses, type Token } from "../tokens.ts";
import type { Told, ToldField } from "../told.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { type Found, hasMeaning, isCondition, keepUnderstood, type Reader } from "./found.ts";
import { readNamedConditions } from "./named-conditions.ts";
import { listenForLanguages, type Mark, type Piece, splitPieces, splitSentences, warning } from "./pieces.ts";
import { type Around, readTakenApart, readWarning } from "./warned-of.ts";
import type { WarningTarget } from "./warning-words.ts";
import { readWithout } from "./without.ts";

/** What a prompt says must stay out, read with the words of the answers. */
export interface Warnings {
  readonly reading: ToldReading;
  readonly understood: readonly UnderstoodPhrase[];
  /** What the prompt warns of and we do not understand. Nothing may be chosen until the person says what it means. */
  readonly unknown: readonly UnknownPhrase[];
}

/**
 * Finds what a prompt says must stay out: conditions anywhere, and what stands beside words that warn, forbid or complain.
 * Reads those parts as it reads an answer.
 */
export function readWarnings(prompt: string, kind: ItemKind, told: Told, vocabulary: Vocabulary): Warnings {
  const explained = {
    allergies: listExplained(told, "allergies", vocabulary),
    dislikes: listExplained(told, "dislikes", vocabulary),
    limitations: listExplained(told, "limitations", vocabulary),
  };
  const field = kind === "meal" ? "allergies" : "limitations";
  const reader: Reader = {
    field,
    vocabulary,
    ...listenForLanguages(splitClauses(prompt).flat(), vocabulary),
    read(tokens, from = field) {
      const text = tokens.map(({ written }) => written).join(" ");
      const reading = readPhrases(text, vocabulary.lexicons[from], explained[from]);
      const isIllness = ({ phrase }: UnderstoodPhrase) =>
        vocabulary.warnings.find(phrase.split(" "), 0)?.target !== "alone no illness";
      return { ...reading, understood: reading.understood.filter(isIllness) };
    },
  };
  const sentences = splitSentences(prompt);
  const found = [
    ...readSentences(sentences, reader),
    ...sentences.flatMap((sentence, at) => readAnswer(sentence, sentences[at - 1], reader)),
  ];
  return toWarnings(found, told, vocabulary);
}

function toWarnings(found: readonly Found[], told: Told, vocabulary: Vocabulary): Warnings {
  const list = (field: ToldField) =>
    uniqueMeanings(
      found
        .filter((each) => each.field === field)
        .flatMap(({ understood }) => understood.flatMap(({ meanings }) => meanings)),
    );
  const meanings = {
    allergies: list("allergies"),
    dislikes: list("dislikes"),
    limitations: list("limitations"),
  };
  const conditions = listConditions(meanings, vocabulary);
  return {
    reading: {
      meanings,
      conditions: conditions.map(({ condition }) => condition),
      questions: conditions
        .filter(({ condition }) => condition.asksFirst && !told.acceptedLimits.includes(condition.id))
        .map(({ field, condition }) => ({ kind: "limits", field, condition }) as const),
      dislikedNames: [],
    },
    understood: uniquePhrases(found.flatMap(({ understood }) => understood)),
    unknown: uniquePhrases(found.flatMap(({ unknown }) => unknown)),
  };
}

function uniquePhrases<Phrase extends { readonly phrase: string }>(phrases: readonly Phrase[]): Phrase[] {
  return [...new Map(phrases.map((each) => [each.phrase, each])).values()];
}

function readSentences(sentences: readonly Token[][][], reader: Reader): Found[] {
  const split = sentences.map((clauses) => clauses.flatMap((clause) => splitPieces(clause, reader)));
  return split.flatMap((pieces, at) => readSentence(pieces, split[at - 1] ?? [], reader));
}

function readSentence(pieces: readonly Piece[], before: readonly Piece[], reader: Reader): Found[] {
  return pieces.flatMap((piece, at) => {
    const around = { earlier: [...before, ...pieces.slice(0, at)], later: pieces.slice(at + 1) };
    return [
      ...readNamedConditions(piece, reader),
      ...(piece.tokens.some(isUnspaced)
        ? readUnspaced(piece, reader)
        : hasManyWarnings(piece)
          ? keepUnderstood(reader.read(piece.tokens), reader.field)
          : [
              ...piece.marks.flatMap((mark) => readAround(mark, piece, around, reader)),
              ...readHarm(piece, reader),
            ]),
    ];
  });
}

/** Each warning reads its piece, so a piece with more of them than anyone writes is read once, as one warning. */
const mostWarnings = 5;

function hasManyWarnings({ marks }: Piece): boolean {
  return marks.filter(({ target }) => warning.has(target) || target === "takes apart").length > mostWarnings;
}

/** "Blue cheese? Absolutely not." */
function readAnswer(
  clauses: readonly Token[][],
  before: readonly Token[][] | undefined,
  reader: Reader,
): Found[] {
  const [tokens, ...more] = clauses;
  if (tokens === undefined || more.length > 0 || tokens.length > 3 || before === undefined) return [];
  const [piece] = splitPieces(tokens, reader);
  const asked = before.at(-1);
  if (asked === undefined || asked.length > 3 || !piece?.marks.some(({ target }) => target === "without"))
    return [];
  return hasMeaning(reader.read(tokens)) ? [] : keepUnderstood(reader.read(asked), reader.field);
}

/** Without spaces, what warns and what it warns of cannot be told apart, so the whole piece is read. */
function readUnspaced({ tokens }: Piece, { read, field, vocabulary }: Reader): Found[] {
  const text = tokens.map(({ word }) => word).join("");
  const targets = vocabulary.warnings.listInside(text);
  const { understood, unknown } = read(tokens);
  const isWarning = targets.some(
    (target) => warning.has(target) && !(target === "allergy" && field === "limitations"),
  );
  const told = understood.filter(({ meanings }) => meanings.length > 0);
  if (isWarning) return [{ field, understood: told, unknown: told.length === 0 ? unknown : [] }];
  return [{ field, understood: told.filter(({ meanings }) => meanings.some(isCondition)), unknown: [] }];
}

function readAround(mark: Mark, piece: Piece, around: Around, reader: Reader): Found[] {
  switch (mark.target) {
    case "allergy":
    case "warns":
    case "warns of":
      return readWarning(mark, piece, around, reader);
    case "without":
      return readWithout(mark, piece, reader);
    case "complaint":
      return reader.field === "limitations" ? keepUnderstood(reader.read(piece.tokens), reader.field) : [];
    case "own body":
      return readOwnBody(mark, piece, reader);
    case "takes apart":
      return readTakenApart(mark, piece, around, reader);
    case "beside without":
    case "wishes":
    case "contrast":
    case "idiom":
    case "alone no illness":
    case "counts":
    case "apart":
    case "trains":
    case "whose":
    case "pleases":
      return [];
  }
}

/** "I did my shoulder in": somebody's own part of the body, which the prompt does not ask to train. */
function readOwnBody({ at, length }: Mark, { tokens, marks }: Piece, reader: Reader): Found[] {
  if (
    reader.field !== "limitations" ||
    marks.some(({ target }) => target === "trains" || target === "wishes")
  )
    return [];
  return keepUnderstood(reader.read(tokens.slice(at + length, at + length + mostBodyWords)), reader.field);
}

const mostBodyWords = 3;

/** "Milk goes straight through me": a food that does something to a person, unless it does them good. */
function readHarm({ tokens, marks }: Piece, reader: Reader): Found[] {
  if (reader.field !== "allergies" || marks.some(({ target }) => harmless.has(target))) return [];
  const at = tokens.findIndex(
    ({ word }, place) => place > 1 && persons.has(word) && !fromOrFor.has(tokens[place - 1]?.word ?? ""),
  );
  return at === -1 ? [] : keepUnderstood(reader.read(tokens.slice(0, at)), reader.field);
}

const harmless: ReadonlySet<WarningTarget> = new Set(["wishes", "pleases", "idiom"]);

const persons: ReadonlySet<string> = new Set("me him her us them".split(" "));

const fromOrFor: ReadonlySet<string> = new Set(
  "for to with like of by from than between and give make let show tell plan cook get bring send teach".split(
    " ",
  ),
);
