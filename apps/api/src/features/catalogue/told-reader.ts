import { createHash } from "node:crypto";
import type { CatalogueExercise } from "@fernwell/catalogue/catalogue";
import { hashInSteps, type PublishedItem } from "@fernwell/catalogue/publish";
import type { Ingredient } from "@fernwell/domain/food/ingredient";
import type { Condition } from "@fernwell/domain/safety/condition";
import { readTold, type ToldReading } from "@fernwell/domain/safety/read-told";
import { readerVersion } from "@fernwell/domain/safety/reader-version.generated";
import type { VersionedReading } from "@fernwell/domain/safety/stored-reading";
import type { Told } from "@fernwell/domain/safety/told";
import { buildVocabulary, type Vocabulary } from "@fernwell/domain/safety/vocabulary";
import type { WordList } from "@fernwell/domain/safety/word-list";
import { takeSteps } from "./in-steps.ts";

/** Reads what people tell us in their own words. */
export interface ToldReader {
  readonly vocabulary: Vocabulary;
  /** Changes with the words of the catalogue and with the code that reads them. */
  readonly vocabularyVersion: string;
  /** Returns the known reading if this vocabulary made it. Otherwise reads anew. */
  readTold(told: Told, known?: VersionedReading): ToldReading;
}

/** The kinds of published items that words come from. */
export const vocabularyKinds = ["ingredient", "exercise", "condition", "language"] as const;
type VocabularyKind = (typeof vocabularyKinds)[number];

let latest: { readonly sourcesHash: string; readonly reader: Promise<ToldReader> } | null = null;

/** Building a vocabulary takes more than a second, so a version with the same words shares the one before. */
export async function getToldReader(published: readonly PublishedItem[]): Promise<ToldReader> {
  const sources = published.filter(({ kind }) => vocabularyKinds.some((each) => each === kind));
  const sourcesHash = await takeSteps(hashInSteps(sources));
  if (latest?.sourcesHash !== sourcesHash) {
    latest = { sourcesHash, reader: createToldReader(sources, sourcesHash) };
  }
  return latest.reader;
}

async function createToldReader(sources: readonly PublishedItem[], sourcesHash: string): Promise<ToldReader> {
  const all = <Item>(kind: VocabularyKind) =>
    sources.filter((item) => item.kind === kind).map(({ body }) => body as Item);
  const vocabulary = await takeSteps(
    buildVocabulary({
      ingredients: all<Ingredient>("ingredient"),
      exercises: all<CatalogueExercise>("exercise"),
      conditions: all<Condition>("condition"),
      wordLists: all<WordList>("language"),
    }),
  );
  const vocabularyVersion = createHash("sha256").update(`${readerVersion} ${sourcesHash}`).digest("hex");
  return {
    vocabulary,
    vocabularyVersion,
    readTold: (told, known) =>
      known?.version === vocabularyVersion ? known.reading : readTold(told, vocabulary),
  };
}
