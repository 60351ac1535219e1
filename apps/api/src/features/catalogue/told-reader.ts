import type { CatalogueExercise } from "@fernwell/catalogue/catalogue";
import { hashItems, type PublishedItem } from "@fernwell/catalogue/publish";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import type { Condition } from "@fernwell/domain/safety/condition";
import { readTold, type ToldReading } from "@fernwell/domain/safety/read-told";
import type { Told } from "@fernwell/domain/safety/told";
import { createVocabulary, type Vocabulary } from "@fernwell/domain/safety/vocabulary";
import type { WordList } from "@fernwell/domain/safety/word-list";
import { createLruCache } from "./lru-cache.ts";

/** Reads what people tell us in their own words. */
export interface ToldReader {
  readonly vocabulary: Vocabulary;
  /** Reads each text once, and not at every request. */
  readTold(told: Told): ToldReading;
}

/** In characters of what people told us, which is kept with its reading. */
const maxToldCharacters = 8_000_000;

let latest: { readonly sourcesHash: string; readonly reader: ToldReader } | null = null;

/** Building a vocabulary takes more than a second, so a version with the same words shares the one before. */
export function getToldReader(published: readonly PublishedItem[]): ToldReader {
  const sources = published.filter(({ kind }) => kind in sourceKinds);
  const sourcesHash = hashItems(sources);
  if (latest?.sourcesHash !== sourcesHash) latest = { sourcesHash, reader: createToldReader(sources) };
  return latest.reader;
}

const sourceKinds = { ingredient: true, exercise: true, condition: true, language: true } as const;

function createToldReader(sources: readonly PublishedItem[]): ToldReader {
  const all = <Item>(kind: keyof typeof sourceKinds) =>
    sources.filter((item) => item.kind === kind).map(({ body }) => body as Item);
  const vocabulary = createVocabulary({
    ingredients: all<Ingredient>("ingredient"),
    exercises: all<CatalogueExercise>("exercise"),
    conditions: all<Condition>("condition"),
    wordLists: all<WordList>("language"),
  });
  const readings = createLruCache<ToldReading>(maxToldCharacters);
  return {
    vocabulary,
    readTold(told) {
      const key = JSON.stringify(told);
      const known = readings.get(key);
      if (known !== undefined) return known;
      const reading = readTold(told, vocabulary);
      readings.set(key, reading);
      return reading;
    },
  };
}
