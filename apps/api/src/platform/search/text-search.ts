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

/** Matches whole words, prefixes and small misspellings. A match in the name counts three times. */
export async function createTextSearch(documents: readonly TextDocument[]): Promise<TextSearch> {
  const index = new MiniSearch<TextDocument>({ fields: ["name", "text"] });
  await index.addAllAsync(documents, { chunkSize: 100 });
  return {
    scoreDocuments(words) {
      const found = index.search(words, { boost: { name: 3 }, prefix: true, fuzzy: 0.2 });
      const best = found[0]?.score ?? 1;
      return new Map(found.map(({ id, score }) => [String(id), score / best]));
    },
  };
}
