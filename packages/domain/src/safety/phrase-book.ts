import { namePictures, removeDots } from "./plain-text.ts";
import { countDifferentLetters, countEdits, maskLetters, normaliseText, splitWords } from "./words.ts";

/** Phrases, each with what it means. A phrase with several meanings means all of them. */
export interface PhraseBook<Meaning> {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** The same without spaces: "egg white" and "eggwhite" are one. */
  readonly joined: ReadonlyMap<string, readonly Meaning[]>;
  /** Every word of every phrase, with a mask of its letters, to find misspellings. */
  readonly words: ReadonlyMap<string, number>;
}

export interface Understood<Meaning> {
  /** As it was written. */
  readonly text: string;
  readonly meanings: readonly Meaning[];
  /** The spelling is unknown, so the meaning is that of the nearest known word. */
  readonly isGuess: boolean;
}

export interface TextReading<Meaning> {
  readonly understood: readonly Understood<Meaning>[];
  readonly notUnderstood: readonly string[];
}

export function createPhraseBook<Meaning>(
  entries: Iterable<readonly [phrase: string, meanings: readonly Meaning[]]>,
): PhraseBook<Meaning> {
  const phrases = new Map<string, readonly Meaning[]>();
  for (const [phrase, meanings] of entries) {
    const key = splitWords(phrase).join(" ");
    if (key === "") continue;
    phrases.set(key, [...new Set([...(phrases.get(key) ?? []), ...meanings])]);
  }
  return {
    phrases,
    joined: new Map([...phrases].map(([phrase, meanings]) => [phrase.replaceAll(" ", ""), meanings])),
    words: new Map(
      [...phrases.keys()].flatMap((phrase) => phrase.split(" ")).map((word) => [word, maskLetters(word)]),
    ),
  };
}

const maxPhraseWords = 5;

const separators = /[,;/\n.+&|•!?:"]|\s-\s|\b(?:and|or|plus|also)\b/u;

/** Words that need no meaning. */
export interface Chatter {
  /** Never mean anything. */
  readonly smallTalk: ReadonlySet<string>;
  /** Mean nothing beside an understood phrase in the same clause; alone they are reported. */
  readonly tied?: ReadonlySet<string>;
  /** Whether a clause says that there is nothing to read, such as "no pain". */
  denies?(words: readonly string[]): boolean;
}

/**
 * Every word belongs to a known phrase (the longest that fits), to a misspelt one or to the small talk, or else it is
 * reported as not understood. No word is dropped silently.
 */
export function readText<Meaning>(
  text: string,
  book: PhraseBook<Meaning>,
  { smallTalk, tied, denies }: Chatter,
): TextReading<Meaning> {
  const understood: Understood<Meaning>[] = [];
  const notUnderstood: string[] = [];
  const spelt = new Map<string, readonly string[]>();
  const findOnce = (word: string) => {
    const known = spelt.get(word) ?? findSpellings(word, book);
    spelt.set(word, known);
    return known;
  };
  for (const clause of removeDots(normaliseText(namePictures(text))).split(separators)) {
    const words = splitWords(clause);
    if (denies?.(words)) continue;
    const isKnown = (word: string) => smallTalk.has(word) || (tied?.has(word) ?? false);
    const spellings = words.map((word) => (isKnown(word) ? [word] : findOnce(word)));
    const understoodBefore = understood.length;
    const reported: string[][] = [];
    let unknownWords: string[] = [];
    const endTerm = () => {
      if (unknownWords.length > 0) reported.push(unknownWords);
      unknownWords = [];
    };
    for (let at = 0; at < words.length; ) {
      const found = findLongest(words, spellings, at, book);
      if (found !== null) {
        endTerm();
        if (found.understood.meanings.length > 0) understood.push(found.understood);
        at += found.length;
        continue;
      }
      const word = words[at] ?? "";
      if (smallTalk.has(word)) endTerm();
      else unknownWords.push(word);
      at += 1;
    }
    endTerm();
    const isAlone = understood.length === understoodBefore;
    notUnderstood.push(
      ...reported
        .filter((term) => isAlone || !term.every((word) => tied?.has(word)))
        .map((term) => term.join(" ")),
    );
  }
  return { understood, notUnderstood };
}

interface Found<Meaning> {
  readonly understood: Understood<Meaning>;
  readonly length: number;
}

function findLongest<Meaning>(
  words: readonly string[],
  spellings: readonly (readonly string[])[],
  at: number,
  book: PhraseBook<Meaning>,
): Found<Meaning> | null {
  for (let length = Math.min(maxPhraseWords, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(" ");
    const exact = book.phrases.get(text) ?? book.joined.get(text.replaceAll(" ", ""));
    if (exact !== undefined) return { understood: { text, meanings: exact, isGuess: false }, length };
    const guesses = correctOneWord(words.slice(at, at + length), spellings.slice(at, at + length)).flatMap(
      (guess) => book.phrases.get(guess) ?? [],
    );
    if (guesses.length > 0) {
      return { understood: { text, meanings: [...new Set(guesses)], isGuess: true }, length };
    }
  }
  return null;
}

/** Corrects one word at a time: combinations of several would be too many. */
function correctOneWord(words: readonly string[], spellings: readonly (readonly string[])[]): string[] {
  return spellings.flatMap((choices, at) =>
    choices.filter((choice) => choice !== words[at]).map((choice) => words.with(at, choice).join(" ")),
  );
}

/** The word itself if it is known, or else all known words at the smallest distance. */
function findSpellings<Meaning>(word: string, book: PhraseBook<Meaning>): readonly string[] {
  const maxEdits = word.length < 3 || /\d/.test(word) ? 0 : word.length < 6 ? 1 : 2;
  if (book.words.has(word) || maxEdits === 0) return [word];
  let nearest: string[] = [];
  let fewestEdits = maxEdits + 1;
  const letters = maskLetters(word);
  for (const [candidate, candidateLetters] of book.words) {
    if (candidate.length < 3 || countDifferentLetters(letters, candidateLetters) > 2 * maxEdits) continue;
    const edits = countEdits(word, candidate, maxEdits);
    if (edits < fewestEdits) {
      nearest = [candidate];
      fewestEdits = edits;
    } else if (edits === fewestEdits && edits <= maxEdits) nearest.push(candidate);
  }
  return nearest.length > 0 ? nearest : [word];
}
