import { checkCatalogue } from "@fernwell/catalogue/checks/check";
import { toPublishedItems } from "@fernwell/catalogue/publish";
import type * as contract from "@fernwell/contract/catalogue";
import type { OutputOf } from "@fernwell/contract/endpoint";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { Serialised } from "../../platform/http/serialised.ts";
import type { Reader } from "../accounts/accounts.types.ts";
import { type ImportOutcome, type ImportProgress, importCatalogue } from "./import-catalogue.ts";
import { lookUpOf } from "./look-up.ts";
import { type MediaSource, readMedia } from "./media.ts";
import type { ItemKind } from "./snapshot.ts";

export { findCard, isInCatalogue, lookUpOf } from "./look-up.ts";

type CatalogueDeps = Pick<Deps, "catalogue">;

export async function listOptions(
  { catalogue }: CatalogueDeps,
  list: contract.OptionListName,
): Promise<contract.Option[]> {
  return [...catalogue.requireSnapshot().optionsOf(list)];
}

export async function findMeal(
  deps: CatalogueDeps,
  reader: Reader,
  id: string,
): Promise<Serialised<OutputOf<typeof contract.findMeal>>> {
  return findItem(deps, "meal", reader, id);
}

export async function findExercise(
  deps: CatalogueDeps,
  reader: Reader,
  id: string,
): Promise<Serialised<OutputOf<typeof contract.findExercise>>> {
  return findItem(deps, "exercise", reader, id);
}

export async function findMeditation(
  deps: CatalogueDeps,
  reader: Reader,
  id: string,
): Promise<Serialised<OutputOf<typeof contract.findMeditation>>> {
  return findItem(deps, "meditation", reader, id);
}

function findItem<Output>(
  { catalogue }: CatalogueDeps,
  kind: ItemKind,
  reader: Reader,
  id: string,
): Serialised<Output> {
  const found = lookUpOf(kind, catalogue.requireSnapshot(), reader)(id);
  if (found === null) throw new AppError("itemNotFound");
  return Serialised.object({
    open: found.body,
    more: { favorite: reader.favourites.has(id), conflicts: found.conflicts },
  });
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
  const { coaches } = catalogue.requireSnapshot();
  if (coach_id !== undefined) {
    const found = coaches.find(coach_id);
    return Serialised.array(found === null ? [] : [{ open: found.body }]);
  }
  const from = (page - 1) * page_size;
  const onPage = coaches.bodies.slice(from, from + page_size).map((open) => ({ open }));
  return Serialised.page(onPage, { totalCount: coaches.items.length });
}

/** The entries that this code was released with, once they are found sound. */
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
