import type { Lexicon, SingleWords } from "./lexicon.ts";
import { type Meaning, uniqueMeanings } from "./meanings.ts";
import type { Token } from "./tokens.ts";
import { countDifferentLetters, countEdits, maskLetters } from "./words.ts";

/** What an unknown phrase may mean. A person decides. */
export interface Guess {
  /** The known phrase that it resembles. */
  readonly phrase: string;
  readonly meanings: readonly Meaning[];
}

const maxGuesses = 3;
const maxGuessedWords = 6;

/** What the words may mean: a near spelling, two known words in one, or a word of another language. */
export function guessMeanings(tokens: readonly Token[], lexicon: Lexicon): Guess[] {
  const words = tokens.slice(0, maxGuessedWords).map(({ word }) => word);
  const guesses = [
    ...guessWhole(words.join(""), lexicon),
    ...words.flatMap((word) => [
      ...guessHomonym(word, lexicon),
      ...guessSpelling(word, lexicon),
      ...guessCompound(word, lexicon),
    ]),
  ];
  return [...new Map(guesses.map((guess) => [guess.phrase, guess])).values()].slice(0, maxGuesses);
}

function guessWhole(joined: string, lexicon: Lexicon): Guess[] {
  const meanings = lexicon.find(joined);
  return meanings === undefined ? [] : [{ phrase: joined, meanings }];
}

function guessHomonym(word: string, lexicon: Lexicon): Guess[] {
  const meanings = uniqueMeanings(lexicon.findHomonyms(word).flatMap((homonym) => homonym.meanings));
  return meanings.length === 0 ? [] : [{ phrase: word, meanings }];
}

function guessSpelling(word: string, lexicon: Lexicon): Guess[] {
  return findNearest(word, lexicon.singleWords).map((phrase) => ({
    phrase,
    meanings: lexicon.find(phrase) ?? [],
  }));
}

const minPart = 4;

/** "Haselnussmilch" may be hazelnut and milk. */
function guessCompound(word: string, lexicon: Lexicon): Guess[] {
  for (let at = word.length - minPart; at >= minPart; at -= 1) {
    const first = lexicon.find(word.slice(0, at));
    const second = lexicon.find(word.slice(at));
    const isRestOrdinary = lexicon.ordinary.has(word.slice(at)) || lexicon.ordinary.has(word.slice(0, at));
    if (
      (first !== undefined && second !== undefined) ||
      ((first ?? second) !== undefined && isRestOrdinary)
    ) {
      return [{ phrase: word, meanings: uniqueMeanings([...(first ?? []), ...(second ?? [])]) }];
    }
  }
  return [];
}

/** The known words at the smallest distance. */
export function findNearest(word: string, known: Lexicon["singleWords"]): string[] {
  const maxEdits = word.length < 3 || /\d/.test(word) ? 0 : word.length < 6 ? 1 : 2;
  if (maxEdits === 0) return [];
  let nearest: string[] = [];
  let fewest = maxEdits + 1;
  const letters = maskLetters(word);
  for (let length = Math.max(3, word.length - maxEdits); length <= word.length + maxEdits; length += 1) {
    const { words, letters: masks } = known.get(length) ?? noWords;
    // An index is three times as fast here as an iterator, and most of the time of a reading is spent here.
    for (let at = 0; at < words.length; at += 1) {
      if (countDifferentLetters(letters, masks[at] ?? 0) > 2 * maxEdits) continue;
      const candidate = words[at] ?? "";
      if (word.length < 6 && candidate[0] !== word[0]) continue;
      const edits = countEdits(word, candidate, maxEdits);
      if (edits < fewest) {
        nearest = [candidate];
        fewest = edits;
      } else if (edits === fewest && edits <= maxEdits) nearest.push(candidate);
    }
  }
  return nearest.slice(0, maxGuesses);
}

const noWords: SingleWords = { words: [], letters: new Int32Array() };
