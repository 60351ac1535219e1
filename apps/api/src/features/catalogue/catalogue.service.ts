import { checkCatalogue } from "@fernwell/catalogue/checks/check";
import { catalogueFormat, toPublishedItems } from "@fernwell/catalogue/publish";
import type * as contract from "@fernwell/contract/catalogue";
import type { WireSoundscape } from "@fernwell/contract/soundscapes";
import type { Deps } from "../../deps.ts";
import type { Serialised } from "../../platform/http/serialised.ts";
import { findPublishedVersion, listItemsOfKinds } from "./catalogue.queries.ts";
import { soundscapesToWire } from "./catalogue.wire.ts";
import { coachListToWire, coachPageToWire } from "./coaches.wire.ts";
import { type ImportOutcome, type ImportProgress, importCatalogue } from "./import-catalogue.ts";
import { type MediaSource, readMedia } from "./media.ts";
import { getToldReader, type ToldReader, vocabularyKinds } from "./told-reader.ts";

export { cataloguePublishedJob } from "./catalogue.jobs.ts";
export { findThumbnail, isInCatalogue } from "./find-in-catalogue.ts";
export { takeSteps } from "./in-steps.ts";
export { getShelfSearch } from "./shelf-search.ts";

type CatalogueDeps = Pick<Deps, "catalogue">;

export async function listOptions(
  { catalogue }: CatalogueDeps,
  list: contract.OptionListName,
): Promise<contract.Option[]> {
  return [...catalogue.requireSnapshot().optionsOf(list)];
}

interface CoachQuery {
  readonly page: number;
  readonly page_size: number;
  readonly coach_id?: string | undefined;
}

export async function listCoaches(
  { catalogue }: CatalogueDeps,
  { page, page_size, coach_id }: CoachQuery,
): Promise<Serialised<contract.Coach[] | contract.CoachPage>> {
  const snapshot = catalogue.requireSnapshot();
  if (coach_id !== undefined) {
    const found = snapshot.coaches.get(coach_id);
    return coachListToWire(snapshot, found ? [found] : []);
  }
  const from = (page - 1) * page_size;
  const coaches = [...snapshot.coaches.values()];
  return coachPageToWire(snapshot, coaches.slice(from, from + page_size), coaches.length);
}

export async function listSoundscapes({ catalogue }: CatalogueDeps): Promise<WireSoundscape[]> {
  return soundscapesToWire(catalogue.requireSnapshot().findMedia);
}

/** Imports the entries that this code was released with, after checking them. */
export async function importReviewedCatalogue(
  deps: Pick<Deps, "db">,
  media: MediaSource,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const { catalogue, problems } = await checkCatalogue();
  if (catalogue === null || problems.length > 0) {
    throw new Error(`the catalogue has ${problems.length} problems; catalogue:check lists them`);
  }
  const items = toPublishedItems(catalogue, await readMedia(media, catalogue));
  return importCatalogue(deps, items, onProgress);
}

let latestRead: { readonly versionId: string; readonly reader: ToldReader } | null = null;

/**
 * The reader of the newest version, for a process that serves no catalogue. Null if another version was published since.
 * A version never changes, so its words are read once, however many jobs need them.
 */
export async function findToldReader(
  { db }: Pick<Deps, "db">,
  versionId: string,
): Promise<ToldReader | null> {
  const version = await findPublishedVersion(db, catalogueFormat);
  if (version?.id !== versionId) return null;
  if (latestRead?.versionId !== versionId) {
    const reader = await getToldReader(await listItemsOfKinds(db, versionId, vocabularyKinds));
    latestRead = { versionId, reader };
  }
  return latestRead.reader;
}
