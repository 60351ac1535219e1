import MiniSearch from "minisearch";

export interface TextDocument {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface TextSearch {
  /** The score of each document that matches any of the words, above 0 and up to 1. */
  scoreDocuments(words: string): ReadonlyMap<string, number>;
}

/** A shorter word begins too many others to be searched for by its beginning. */
const shortestPrefix = 3;

/**
 * Matches whole words, the beginnings of words and small misspellings. A match in the name counts three times; a word that
 * is repeated counts once.
 */
export async function createTextSearch(documents: readonly TextDocument[]): Promise<TextSearch> {
  const index = new MiniSearch<TextDocument>({ fields: ["name", "text"] });
  await index.addAllAsync(documents, { chunkSize: 100 });
  return {
    scoreDocuments(words) {
      const found = index.search(words, {
        boost: { name: 3 },
        tokenize: (text) => [...new Set(splitWords(text.toLowerCase()))],
        // The last word may still be being typed.
        prefix: (word, at, all) => word.length >= shortestPrefix || at === all.length - 1,
        fuzzy: 0.2,
      });
      const best = found[0]?.score ?? 1;
      return new Map(found.map(({ id, score }) => [String(id), score / best]));
    },
  };
}

const splitWords: (text: string) => string[] = MiniSearch.getDefault("tokenize");
