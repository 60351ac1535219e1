import { finishSteps, type Steps, takeSome } from "../steps.ts";
import { type Meaning, uniqueMeanings } from "./meanings.ts";
import { joinWords, maskLetters, readExactly } from "./words.ts";

export interface LexiconEntry {
  readonly phrase: string;
  readonly meanings: readonly Meaning[];
  /** Null for English. */
  readonly language: string | null;
  /** Matches only as written, accents included. */
  readonly isExact?: boolean;
  /** Is passed over like an ordinary word. */
  readonly isOrdinary?: boolean;
}

/** A meaning that a word has in another language, while it is an ordinary word in English. */
export interface Homonym {
  readonly language: string;
  readonly meanings: readonly Meaning[];
}

/** Reviewed misspellings of a phrase. They are understood; all others are asked about. */
export interface Misspelling {
  readonly correct: string;
  readonly wrong: readonly string[];
}

/** What a person said phrases of theirs mean. */
export type Explained = ReadonlyMap<string, readonly Meaning[]>;

/** The phrases that we understand in the answers to one question, and the words that need no understanding. */
export interface Lexicon {
  find(words: string): readonly Meaning[] | undefined;
  /** Whether a phrase of several words is passed over. */
  isOrdinary(words: string): boolean;
  findExact(written: string): readonly Meaning[] | undefined;
  findHomonyms(word: string): readonly Homonym[];
  /** The languages other than English in which the word is known. */
  findLanguages(word: string): ReadonlySet<string>;
  readonly ordinary: OrdinaryWords;
  /** The phrases of one word, by length: a misspelling is looked up in them. */
  readonly singleWords: ReadonlyMap<number, SingleWords>;
}

/** Words of one length, each with a mask of its letters. The masks lie side by side, as thousands are compared at once. */
export interface SingleWords {
  readonly words: readonly string[];
  readonly letters: Int32Array;
}

/** Words that are passed over, because they name nothing that could be kept out. */
export interface OrdinaryWords {
  /** Passed over anywhere. */
  has(word: string): boolean;
  /** Passed over where the text around it is understood: in the same clause, or anywhere in the text. */
  findTie(word: string): "clause" | "text" | null;
  isEnglish(word: string): boolean;
  /** Whether the whole text is a known way of saying that there is nothing to tell. */
  isKnownDenial(text: string, clauses: readonly (readonly string[])[]): boolean;
  /** Whether every clause denies, or adds nothing to a denial. */
  deniesEverything(clauses: readonly (readonly string[])[]): boolean;
  readonly languages: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Shorter ones would be words of their own: "m e" is not "me". */
const minJoinedLength = 5;

export function createLexicon(
  entries: Iterable<LexiconEntry>,
  ordinary: OrdinaryWords,
  misspellings: readonly Misspelling[] = [],
): Lexicon {
  return finishSteps(buildLexicon(entries, ordinary, misspellings));
}

export function* buildLexicon(
  entries: Iterable<LexiconEntry>,
  ordinary: OrdinaryWords,
  misspellings: readonly Misspelling[],
): Steps<Lexicon> {
  const phrases = new Map<string, readonly Meaning[]>();
  const exact = new Map<string, readonly Meaning[]>();
  const homonyms = new Map<string, Homonym[]>();
  const languages = new Map<string, Set<string>>();
  const english = new Set<string>();
  const foreign: LexiconEntry[] = [];
  const passedOver = new Set<string>();
  for (const some of takeSome(entries)) {
    for (const entry of some) {
      if (entry.isOrdinary === true) passedOver.add(joinWords(entry.phrase));
      else if (entry.language !== null) foreign.push(entry);
      else if (entry.isExact === true) addMeanings(exact, readExactly(entry.phrase), entry.meanings);
      else {
        const key = joinWords(entry.phrase);
        english.add(key);
        addMeanings(phrases, key, entry.meanings);
      }
    }
    yield;
  }
  for (const some of takeSome(foreign)) {
    for (const { phrase, meanings, language, isExact } of some) {
      const key = joinWords(phrase);
      if (key === "" || language === null) continue;
      if (isExact === true) {
        addMeanings(exact, readExactly(phrase), meanings);
        continue;
      }
      if (ordinary.isEnglish(key) && !english.has(key)) {
        homonyms.set(key, [...(homonyms.get(key) ?? []), { language, meanings }]);
        continue;
      }
      addMeanings(phrases, key, meanings);
      if (!english.has(key))
        for (const word of key.split(" ")) addLanguage(languages, word, language, ordinary);
    }
    yield;
  }
  const singleWords = yield* groupByLength(phrases.keys());
  for (const { correct, wrong } of misspellings) {
    const meanings = phrases.get(joinWords(correct));
    if (meanings !== undefined) for (const phrase of wrong) addMeanings(phrases, joinWords(phrase), meanings);
  }
  yield;
  // A longer text cannot be a phrase, even with a space between all letters or an accent beside each. It is not read.
  let maxPhraseLength = 0;
  const maxExactLength = 3 * Math.max(0, ...[...exact.keys()].map(({ length }) => length));
  const joined = new Map<string, readonly Meaning[]>();
  const joinedEnglish = new Set<string>();
  for (const some of takeSome(phrases)) {
    for (const [phrase, meanings] of some) {
      maxPhraseLength = Math.max(maxPhraseLength, 2 * phrase.length);
      const key = phrase.replaceAll(" ", "");
      if (key.length < minJoinedLength) continue;
      addMeanings(joined, key, meanings);
      if (english.has(phrase)) joinedEnglish.add(key);
    }
    yield;
  }
  /** "Vis en" is no cherry of another language: where words were joined, each still means what it does alone. */
  const findJoined = (words: string): readonly Meaning[] | undefined => {
    const key = words.replaceAll(" ", "");
    const meanings = joined.get(key);
    if (meanings === undefined || joinedEnglish.has(key)) return meanings;
    return uniqueMeanings([...meanings, ...words.split(" ").flatMap((word) => phrases.get(word) ?? [])]);
  };
  return {
    find: (words) => (words.length > maxPhraseLength ? undefined : (phrases.get(words) ?? findJoined(words))),
    isOrdinary: (words) => passedOver.has(words),
    findExact: (written) => (written.length > maxExactLength ? undefined : exact.get(readExactly(written))),
    findHomonyms: (word) => homonyms.get(word) ?? [],
    findLanguages: (word) =>
      new Set([
        ...(languages.get(word) ?? []),
        ...(ordinary.isEnglish(word) ? [] : (ordinary.languages.get(word) ?? [])),
      ]),
    ordinary,
    singleWords,
  };
}

/** Leaves out phrases of several words. */
export function* groupByLength(phrases: Iterable<string>): Steps<Lexicon["singleWords"]> {
  const groups = new Map<number, string[]>();
  for (const some of takeSome(phrases)) {
    for (const word of some) {
      if (word.includes(" ")) continue;
      const group = groups.get(word.length);
      if (group === undefined) groups.set(word.length, [word]);
      else group.push(word);
    }
    yield;
  }
  const grouped = new Map<number, SingleWords>();
  for (const [length, words] of groups) {
    grouped.set(length, { words, letters: Int32Array.from(words, maskLetters) });
    yield;
  }
  return grouped;
}

function addMeanings(to: Map<string, readonly Meaning[]>, key: string, meanings: readonly Meaning[]): void {
  if (key === "") return;
  const known = to.get(key);
  to.set(key, known === undefined || known === meanings ? meanings : uniqueMeanings([...known, ...meanings]));
}

function addLanguage(
  to: Map<string, Set<string>>,
  word: string,
  language: string,
  ordinary: OrdinaryWords,
): void {
  if (ordinary.isEnglish(word)) return;
  const known = to.get(word) ?? new Set();
  known.add(language);
  to.set(word, known);
}
