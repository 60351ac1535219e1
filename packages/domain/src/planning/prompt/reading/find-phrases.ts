import type { PhraseBook } from "../../../safety/phrase-book.ts";
import { countEdits } from "../../../safety/words.ts";
import { isPlainWord } from "../words/plain-words.ts";
import type { PromptWord } from "./split-prompt.ts";

/** A range of words; `to` is exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface PhraseMatch<Meaning> extends Stretch {
  readonly meanings: readonly Meaning[];
}

const maxPhraseWords = 6;

/**
 * Finds known phrases from left to right, longest first. A prompt is prose, so a misspelling is corrected only if the
 * word is neither plain nor known (`isKnown`) and is nearly right.
 */
export function findPhrases<Meaning>(
  words: readonly PromptWord[],
  book: PhraseBook<Meaning>,
  isTaken: (at: number) => boolean,
  isKnown: (word: string) => boolean,
): PhraseMatch<Meaning>[] {
  const suggested = new Map<string, readonly string[]>();
  const suggestOnce = (word: PromptWord) => {
    const known = suggested.get(word.written) ?? suggestSpellings(word, book, isKnown);
    suggested.set(word.written, known);
    return known;
  };
  const spellings = words.map((word, at) =>
    word.number !== null || isTaken(at) ? [word.word] : suggestOnce(word),
  );
  const matches: PhraseMatch<Meaning>[] = [];
  for (let at = 0; at < words.length; ) {
    const match = isTaken(at) ? null : findLongest(words, spellings, book, isTaken, at);
    if (match !== null) matches.push(match);
    at = match?.to ?? at + 1;
  }
  return matches;
}

function findLongest<Meaning>(
  words: readonly PromptWord[],
  spellings: readonly (readonly string[])[],
  book: PhraseBook<Meaning>,
  isTaken: (at: number) => boolean,
  from: number,
): PhraseMatch<Meaning> | null {
  let end = from + 1;
  while (end < words.length && end < from + maxPhraseWords && words[end]?.gap === "space" && !isTaken(end)) {
    end += 1;
  }
  for (let to = end; to > from; to -= 1) {
    const text = words.slice(from, to).map(({ word }) => word);
    const exact = book.phrases.get(text.join(" ")) ?? book.joined.get(text.join(""));
    const isCertain = text.every((word, index) => spellings[from + index]?.every((each) => each === word));
    const meanings = exact ?? (isCertain ? undefined : guess(spellings.slice(from, to), book));
    if (meanings !== undefined) return { from, to, meanings };
  }
  return null;
}

function guess<Meaning>(
  choices: readonly (readonly string[])[],
  book: PhraseBook<Meaning>,
): readonly Meaning[] | undefined {
  const texts = choices.reduce<readonly string[]>(
    (texts, words) => texts.flatMap((text) => words.map((word) => (text === "" ? word : `${text} ${word}`))),
    [""],
  );
  return texts.map((text) => book.phrases.get(text)).find((meanings) => meanings !== undefined);
}

function suggestSpellings<Meaning>(
  { word, written }: PromptWord,
  { words }: PhraseBook<Meaning>,
  isKnown: (word: string) => boolean,
): readonly string[] {
  if (words.has(word) || word.length < 4 || isPlainWord(word)) return [word];
  const near = [...words.keys()].filter(
    (candidate) => isNearlyRight(word, candidate) || isNearlyRight(written, candidate),
  );
  // Asked last: another vocabulary takes much longer to say whether it knows a word.
  return near.length === 0 || isKnown(word)
    ? [word]
    : near.toSorted((one, other) => rateTypo(word, one) - rateTypo(word, other)).slice(0, 3);
}

/** Missing, doubled and swapped letters are more common than wrong ones. */
function rateTypo(word: string, candidate: string): number {
  const isSwap = [...word].sort().join("") === [...candidate].sort().join("");
  return word.length !== candidate.length || isSwap ? 0 : 1;
}

/**
 * Allows one typo, or two in a long word, but never in the first letter. In a short word a letter may be missing, doubled
 * or swapped, and from five letters on a vowel may be wrong; any other letter would make it a different word.
 */
export function isNearlyRight(word: string, candidate: string): boolean {
  if (word[0] !== candidate[0] || candidate.length < 4) return false;
  const length = Math.min(word.length, candidate.length);
  const maxDistance = length < 8 ? 1 : 2;
  if (countEdits(word, candidate, maxDistance) > maxDistance) return false;
  if (length > 6 || rateTypo(word, candidate) === 0) return true;
  return length > 4 && maskVowels(word) === maskVowels(candidate);
}

function maskVowels(word: string): string {
  return word.replace(/[aeiouy]/g, "_");
}
