import MiniSearch from "minisearch";

export interface TextDocument {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface TextSearch {
  /** How well each document that has any of the words fits them, from just above 0 to 1. */
  fitsFor(words: string): ReadonlyMap<string, number>;
}

/** Finds by whole words, beginnings of words and small misspellings; a name counts three times as much as the rest. */
export async function createTextSearch(documents: readonly TextDocument[]): Promise<TextSearch> {
  const index = new MiniSearch<TextDocument>({ fields: ["name", "text"] });
  await index.addAllAsync(documents, { chunkSize: 100 });
  return {
    fitsFor(words) {
      const found = index.search(words, { boost: { name: 3 }, prefix: true, fuzzy: 0.2 });
      const best = found[0]?.score ?? 1;
      return new Map(found.map(({ id, score }) => [String(id), score / best]));
    },
  };
}
