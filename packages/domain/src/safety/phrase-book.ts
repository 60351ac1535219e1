import { letterDistance, lettersApart, lettersOf, plainText, wordsIn } from "./words.ts";

/** Phrases, each with what it means. A phrase with several meanings means all of them. */
export interface PhraseBook<Meaning> {
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** The same without spaces: "egg white" and "eggwhite" are one. */
  readonly joined: ReadonlyMap<string, readonly Meaning[]>;
  /** Every word of every phrase, which a misspelling is held against, with its letters. */
  readonly words: ReadonlyMap<string, number>;
}

export interface Understood<Meaning> {
  /** As it was written. */
  readonly text: string;
  readonly meanings: readonly Meaning[];
  /** The spelling was not known: the meaning is the nearest known word's. */
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
    const key = wordsIn(phrase).join(" ");
    if (key === "") continue;
    phrases.set(key, [...new Set([...(phrases.get(key) ?? []), ...meanings])]);
  }
  return {
    phrases,
    joined: new Map([...phrases].map(([phrase, meanings]) => [phrase.replaceAll(" ", ""), meanings])),
    words: new Map(
      [...phrases.keys()].flatMap((phrase) => phrase.split(" ")).map((word) => [word, lettersOf(word)]),
    ),
  };
}

const longestPhrase = 5;

/** What separates one thing from the next. */
const separators = /[,;/\n.+&|•!?:"]|\s-\s|\b(?:and|or|plus|also)\b/u;

/** Words that need not be understood. */
export interface Chatter {
  /** Says nothing, wherever it stands. */
  readonly smallTalk: ReadonlySet<string>;
  /** Says nothing beside something understood in the same clause, and is reported where it stands alone. */
  readonly tied?: ReadonlySet<string>;
  /** Whether the words of a clause say that there is nothing. */
  denies?(words: readonly string[]): boolean;
}

/**
 * Reads every word: it belongs to a known phrase (the longest that fits), to a misspelt one, to the small talk around
 * it, or it is reported as not understood. Nothing is dropped silently.
 */
export function readText<Meaning>(
  text: string,
  book: PhraseBook<Meaning>,
  { smallTalk, tied, denies }: Chatter,
): TextReading<Meaning> {
  const understood: Understood<Meaning>[] = [];
  const notUnderstood: string[] = [];
  for (const clause of withoutDots(plainText(namePictures(text))).split(separators)) {
    const words = wordsIn(clause);
    if (denies?.(words)) continue;
    const isKnown = (word: string) => smallTalk.has(word) || (tied?.has(word) ?? false);
    const spellings = words.map((word) => (isKnown(word) ? [word] : spellingsOf(word, book)));
    const understoodBefore = understood.length;
    const reported: string[][] = [];
    let strange: string[] = [];
    const settle = () => {
      if (strange.length > 0) reported.push(strange);
      strange = [];
    };
    for (let at = 0; at < words.length; ) {
      const found = findLongest(words, spellings, at, book);
      if (found !== null) {
        settle();
        if (found.understood.meanings.length > 0) understood.push(found.understood);
        at += found.length;
        continue;
      }
      const word = words[at] ?? "";
      if (smallTalk.has(word)) settle();
      else strange.push(word);
      at += 1;
    }
    settle();
    const isAlone = understood.length === understoodBefore;
    notUnderstood.push(
      ...reported
        .filter((term) => isAlone || !term.every((word) => tied?.has(word)))
        .map((term) => term.join(" ")),
    );
  }
  return { understood, notUnderstood };
}

const pictures: Readonly<Record<string, string>> = {
  "🥜": "peanut",
  "🌰": "chestnut",
  "🥥": "coconut",
  "🦐": "prawn",
  "🍤": "prawn",
  "🦀": "crab",
  "🦞": "lobster",
  "🦑": "squid",
  "🐙": "octopus",
  "🦪": "oyster",
  "🐟": "fish",
  "🥚": "egg",
  "🍳": "egg",
  "🥛": "milk",
  "🧀": "cheese",
  "🌾": "wheat",
  "🍞": "bread",
  "🍄": "mushroom",
  "🌶": "chilli",
  "🧄": "garlic",
  "🧅": "onion",
  "🤰": "pregnant",
};

function namePictures(text: string): string {
  if (!/\p{Extended_Pictographic}/u.test(text)) return text;
  return Object.entries(pictures).reduce(
    (named, [picture, name]) => named.replaceAll(picture, ` ${name} `),
    text,
  );
}

/** "C.O.P.D." is one word. */
function withoutDots(text: string): string {
  return text.replace(/\b(?:\p{L}\.){2,}/gu, (letters) => `${letters.replaceAll(".", "")} `);
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
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(" ");
    const exact = book.phrases.get(text) ?? book.joined.get(text.replaceAll(" ", ""));
    if (exact !== undefined) return { understood: { text, meanings: exact, isGuess: false }, length };
    const guesses = guessesOf(words.slice(at, at + length), spellings.slice(at, at + length)).flatMap(
      (guess) => book.phrases.get(guess) ?? [],
    );
    if (guesses.length > 0) {
      return { understood: { text, meanings: [...new Set(guesses)], isGuess: true }, length };
    }
  }
  return null;
}

/** The phrase with one of its words put right: guessing at several at once would multiply without end. */
function guessesOf(words: readonly string[], spellings: readonly (readonly string[])[]): string[] {
  return spellings.flatMap((choices, at) =>
    choices.filter((choice) => choice !== words[at]).map((choice) => words.with(at, choice).join(" ")),
  );
}

/** The word itself where it is known, else every known word that is nearest to it. */
function spellingsOf<Meaning>(word: string, book: PhraseBook<Meaning>): readonly string[] {
  const most = word.length < 3 || /\d/.test(word) ? 0 : word.length < 6 ? 1 : 2;
  if (book.words.has(word) || most === 0) return [word];
  let nearest: string[] = [];
  let least = most + 1;
  const letters = lettersOf(word);
  for (const [candidate, candidateLetters] of book.words) {
    if (candidate.length < 3 || lettersApart(letters, candidateLetters) > 2 * most) continue;
    const distance = letterDistance(word, candidate, most);
    if (distance < least) {
      nearest = [candidate];
      least = distance;
    } else if (distance === least && distance <= most) nearest.push(candidate);
  }
  return nearest.length > 0 ? nearest : [word];
}
