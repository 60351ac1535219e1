import type { QueryWord } from "./search-words.ts";
import type { SearchScope, TextIndex } from "./text-index.ts";

/** The documents that match as many of the words as any document does. */
export interface FoundDocuments {
  readonly documents: readonly number[];
  /** Puts the best first. */
  compare(one: number, other: number): number;
}

/** Spelling is tolerated only if no document has all the words, and only if it brings a document closer to that. */
export function findDocuments(
  index: TextIndex,
  words: readonly QueryWord[],
  scope: SearchScope = "everything",
): FoundDocuments {
  const exact = scoreAll(index, words, "exact", scope);
  if (exact.mostWords === words.length) return select(index, exact);
  const tolerant = scoreAll(index, words, "tolerant", scope);
  return select(index, tolerant.mostWords > exact.mostWords ? tolerant : exact);
}

interface Scored {
  readonly scores: Float64Array;
  /** How many of the words each document matches. */
  readonly wordCounts: Uint8Array;
  readonly mostWords: number;
}

function scoreAll(
  index: TextIndex,
  words: readonly QueryWord[],
  spelling: "exact" | "tolerant",
  scope: SearchScope,
): Scored {
  const scores = new Float64Array(index.size);
  const wordCounts = new Uint8Array(index.size);
  let mostWords = 0;
  for (const word of words) {
    const gains = index.scoreWord(word, spelling, scope);
    for (let document = 0; document < gains.length; document += 1) {
      const gain = gains[document] ?? 0;
      if (gain === 0) continue;
      scores[document] = (scores[document] ?? 0) + gain;
      const count = (wordCounts[document] ?? 0) + 1;
      wordCounts[document] = count;
      mostWords = Math.max(mostWords, count);
    }
  }
  return { scores, wordCounts, mostWords };
}

function select({ getRank }: TextIndex, { scores, wordCounts, mostWords }: Scored): FoundDocuments {
  const documents: number[] = [];
  for (let document = 0; mostWords > 0 && document < wordCounts.length; document += 1)
    if (wordCounts[document] === mostWords) documents.push(document);
  const getScore = (document: number) => scores[document] ?? 0;
  return {
    documents,
    compare: (one, other) => getScore(other) - getScore(one) || getRank(one) - getRank(other),
  };
}
