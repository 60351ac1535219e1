import { splitClauses, type Token } from "../tokens.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { WarningTarget, WarningWord } from "./warning-words.ts";

export interface Mark extends WarningWord {
  readonly at: number;
}

/** A part of a sentence that says one thing. */
export interface Piece {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

export interface PieceReader {
  readonly vocabulary: Vocabulary;
  /** Whether a word may be taken for one of these languages in this prompt. */
  readonly speaks: (languages: readonly string[], word: string) => boolean;
  readonly isEnglish: boolean;
}

/** Words that say that something must stay out. */
export const warning: ReadonlySet<WarningTarget> = new Set([
  "allergy",
  "warns",
  "warns of",
  "without",
  "complaint",
]);

export function splitSentences(prompt: string): Token[][][] {
  return prompt.split(/[!?;\n。！？；]|\.(?=\s|$)/u).map(splitClauses);
}

export function splitPieces(clause: readonly Token[], { vocabulary, speaks }: PieceReader): Piece[] {
  const words = clause.map(({ word }) => word);
  const marks: Mark[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const mark = vocabulary.warnings.find(words, at);
    if (
      mark === null ||
      (mark.target !== "allergy" && mark.target !== "whose" && !speaks(mark.languages, words[at] ?? ""))
    )
      continue;
    marks.push({ ...mark, at });
    at += mark.length - 1;
  }
  const cuts = marks.filter(({ target }) => target === "contrast").map(({ at, length }) => ({ at, length }));
  const ends = [...cuts.map(({ at }) => at), clause.length];
  return ends.flatMap((to, index) => {
    const cut = cuts[index - 1];
    const from = cut === undefined ? 0 : cut.at + cut.length;
    const own = marks.filter(({ at, target }) => at >= from && at < to && target !== "contrast");
    const tokens = clause.slice(from, to);
    return tokens.length === 0
      ? []
      : [{ tokens, marks: own.map((mark) => ({ ...mark, at: mark.at - from })) }];
  });
}

/** "De" denies in one language and joins in others, and "die" is German too: a word counts as one of the prompt's language. */
export function listenForLanguages(
  tokens: readonly Token[],
  { lexicons }: Vocabulary,
): Pick<PieceReader, "speaks" | "isEnglish"> {
  const listLanguages = (word: string) =>
    new Set(
      [lexicons.allergies, lexicons.limitations].flatMap((lexicon) => [
        ...lexicon.findLanguages(word),
        ...lexicon.findHomonyms(word).map(({ language }) => language),
        ...(lexicon.ordinary.languages.get(word) ?? []),
      ]),
    );
  const counts = new Map<string, number>();
  for (const { word } of tokens)
    for (const language of listLanguages(word)) counts.set(language, (counts.get(language) ?? 0) + 1);
  const english = tokens.filter(({ word }) => lexicons.allergies.ordinary.isEnglish(word)).length;
  const isSpoken = (language: string) => (counts.get(language) ?? 0) > Math.max(1, english);
  const most = Math.max(2, ...counts.values());
  return {
    isEnglish: english >= Math.max(0, ...counts.values()),
    speaks: (languages, word) =>
      languages.length === 0
        ? ![...listLanguages(word)].some(isSpoken)
        : languages.some((each) => each === "any" || 2 * (counts.get(each) ?? 0) >= most),
  };
}

/** "Not pregnant", "no diabetes". */
export function isDenied(at: number, { marks }: Piece): boolean {
  return marks.some(
    (mark) => mark.target === "without" && mark.at < at && areBeside(mark.at + mark.length, at, marks),
  );
}

export function areBeside(from: number, to: number, marks: readonly Mark[]): boolean {
  for (let at = from; at < to; at += 1)
    if (
      !marks.some((mark) => mark.target === "beside without" && at >= mark.at && at < mark.at + mark.length)
    )
      return false;
  return true;
}
