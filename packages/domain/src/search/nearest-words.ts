import { countDifferentLetters, countEdits, maskLetters } from "../safety/words.ts";

const shortestTolerant = 4;
/** A long word tolerates one mistake more. */
const shortestLong = 6;
const maxNearest = 20;

/** The words of an index by their length, for comparing them with a word that may be misspelled. */
export type Spellings = ReadonlyMap<number, WordsOfLength>;

interface WordsOfLength {
  readonly words: readonly string[];
  readonly letters: Int32Array;
}

export function groupByLength(words: Iterable<string>): Spellings {
  const groups = Map.groupBy(words, ({ length }) => length);
  return new Map(
    [...groups].map(([length, all]) => [length, { words: all, letters: Int32Array.from(all, maskLetters) }]),
  );
}

export interface Nearest {
  readonly words: readonly string[];
  /** How much each of them differs; more than is tolerated if there are none. */
  readonly edits: number;
}

/** The words that differ least from a word, other than itself. A short word must at least begin with the same letter. */
export function findNearest(spellings: Spellings, word: string): Nearest {
  const maxEdits = limitEdits(word);
  if (maxEdits === 0) return { words: [], edits: 1 };
  const isLong = word.length >= shortestLong;
  const mask = maskLetters(word);
  let fewest = maxEdits;
  let nearest: string[] = [];
  for (let length = word.length - maxEdits; length <= word.length + maxEdits; length += 1) {
    const { words = [], letters } = spellings.get(length) ?? {};
    // An index is faster here than an iterator, and most of the time of a tolerant search is spent here.
    for (let at = 0; at < words.length; at += 1) {
      if (countDifferentLetters(mask, letters?.[at] ?? 0) > 2 * fewest) continue;
      const candidate = words[at] ?? "";
      if (candidate === word || (!isLong && candidate[0] !== word[0])) continue;
      const edits = countEdits(word, candidate, fewest);
      if (edits > fewest) continue;
      if (edits < fewest) nearest = [];
      fewest = edits;
      nearest.push(candidate);
    }
  }
  return { words: nearest.slice(0, maxNearest), edits: nearest.length > 0 ? fewest : maxEdits + 1 };
}

/**
 * The words whose beginnings differ least from what is typed so far, by at most `maxEdits`. The candidates are sorted, so
 * that those with the same beginning follow each other and it is compared once.
 */
export function listNearestBeginnings(
  candidates: readonly string[],
  typed: string,
  maxEdits: number,
): ReadonlySet<string> {
  let fewest = maxEdits;
  let nearest = new Set<string>();
  for (let length = typed.length - maxEdits; length <= typed.length + maxEdits; length += 1) {
    let beginning: string | null = null;
    let edits = 0;
    for (const candidate of candidates) {
      if (candidate.length < length) continue;
      if (beginning === null || !candidate.startsWith(beginning)) {
        beginning = candidate.slice(0, length);
        edits = countEdits(typed, beginning, fewest);
      }
      if (edits > fewest) continue;
      if (edits < fewest) nearest = new Set();
      fewest = edits;
      nearest.add(candidate);
    }
  }
  return nearest;
}

function limitEdits({ length }: string): number {
  if (length < shortestTolerant) return 0;
  return length < shortestLong ? 1 : 2;
}
