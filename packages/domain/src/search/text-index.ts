import type { Steps } from "../steps.ts";
import { findNearest, groupByLength, listNearestBeginnings } from "./nearest-words.ts";
import { listIndexedWords, type QueryWord, splitSearchWords } from "./search-words.ts";

/** A text that a document is found by, and how much a match in it counts. */
export interface SearchText {
  readonly text: string;
  readonly weight: number;
  /** About eating less, which is withheld from some people. */
  readonly isAboutEatingLess?: boolean;
}

/** Whether a search also looks into texts about eating less. */
export type SearchScope = "everything" | "without eating less";

export interface SearchDocument {
  readonly name: string;
  readonly texts: readonly SearchText[];
}

export interface TextIndex {
  /** How many documents there are. They are numbered in the order in which they were given. */
  readonly size: number;
  /** What each document gains by a word: the weight of its best match, or 0. */
  scoreWord(word: QueryWord, spelling: "exact" | "tolerant", scope: SearchScope): Float64Array;
  /** Of documents that match equally well, the one with the lower rank comes first: that with the shorter name. */
  getRank(document: number): number;
}

/** What the beginning of a word, or one that is spelled alike, counts beside the word itself. */
const partialShare = 0.3;

interface IndexedText {
  readonly number: number;
  readonly weight: number;
  readonly isAboutEatingLess: boolean;
  readonly documents: number[];
}

/** Each text is indexed once, however many documents have it: thousands of meals share the names of their ingredients. */
export function* buildTextIndex(documents: Iterable<SearchDocument>): Steps<TextIndex> {
  const texts = new Map<number, Map<string, IndexedText>>();
  const words = new Map<string, IndexedText[]>();
  const compared = new Set<string>();
  const names: Name[] = [];
  let textCount = 0;
  for (const { name, texts: own } of documents) {
    yield;
    const document = names.push({ name, length: splitSearchWords(name).length }) - 1;
    for (const { text, weight, isAboutEatingLess = false } of own) {
      const known = texts.get(weight)?.get(text);
      if (known === undefined) addText({ text, weight, isAboutEatingLess }, document);
      else if (known.documents.at(-1) !== document) known.documents.push(document);
    }
  }
  yield;
  const sorted = [...words.keys()].sort();
  yield;
  const spellings = groupByLength(compared);
  yield;
  const ranks = rankNames(names);
  return {
    size: names.length,
    getRank: (document) => ranks[document] ?? 0,
    scoreWord(word, spelling, scope) {
      const gains = new Float64Array(names.length);
      const isCounted = new Uint8Array(textCount);
      count(word.compared, 1);
      if (word.isLast)
        for (const whole of listBeginningWith(sorted, word.written)) count(whole, partialShare);
      if (spelling === "tolerant") for (const alike of listAlike(word)) count(alike, partialShare);
      return gains;

      function count(form: string, share: number): void {
        for (const text of words.get(form) ?? []) {
          if (isCounted[text.number] === 1 || (text.isAboutEatingLess && scope !== "everything")) continue;
          isCounted[text.number] = 1;
          const gain = text.weight * share;
          for (const document of text.documents) if ((gains[document] ?? 0) < gain) gains[document] = gain;
        }
      }
    },
  };

  /** While a word is being typed, a beginning that is nearer than any whole word is likelier meant. */
  function listAlike({ written, compared: whole, isLast }: QueryWord): Iterable<string> {
    const nearest = findNearest(spellings, whole);
    if (!isLast || nearest.edits <= 1) return nearest.words;
    const candidates = listBeginningWith(sorted, written.slice(0, 1));
    const beginnings = listNearestBeginnings(candidates, written, nearest.edits - 1);
    return beginnings.size > 0 ? beginnings : nearest.words;
  }

  function addText({ text, weight, isAboutEatingLess }: Required<SearchText>, document: number): void {
    const indexed = { number: textCount, weight, isAboutEatingLess, documents: [document] };
    textCount += 1;
    texts.set(weight, (texts.get(weight) ?? new Map<string, IndexedText>()).set(text, indexed));
    const found = listIndexedWords(text);
    for (const word of found) compared.add(word.compared);
    for (const form of new Set(found.flatMap((word) => [word.compared, word.written]))) {
      const list = words.get(form);
      if (list === undefined) words.set(form, [indexed]);
      else list.push(indexed);
    }
  }
}

function listBeginningWith(sorted: readonly string[], beginning: string): string[] {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? "") < beginning) from = middle + 1;
    else to = middle;
  }
  let end = from;
  while (sorted[end]?.startsWith(beginning)) end += 1;
  return sorted.slice(from, end);
}

interface Name {
  readonly name: string;
  /** In words. */
  readonly length: number;
}

function rankNames(names: readonly Name[]): Int32Array {
  const ranks = new Int32Array(names.length);
  names
    .map((name, document) => ({ ...name, document }))
    .sort((one, other) => one.length - other.length || (one.name < other.name ? -1 : 1))
    .forEach(({ document }, rank) => {
      ranks[document] = rank;
    });
  return ranks;
}
