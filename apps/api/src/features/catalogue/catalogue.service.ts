import { checkCatalogue } from "@fernwell/catalogue/checks/check";
import { toPublishedItems } from "@fernwell/catalogue/publish";
import type * as wire from "@fernwell/contract/catalogue";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { Serialised } from "../../platform/http/serialised.ts";
import { type ImportOutcome, type ImportProgress, importCatalogue } from "./import-catalogue.ts";
import type { Shelf } from "./snapshot.ts";

type CatalogueDeps = Pick<Deps, "catalogue">;

export async function listOptions(
  { catalogue }: CatalogueDeps,
  list: wire.OptionListName,
): Promise<wire.Option[]> {
  return [...catalogue.requireSnapshot().optionsOf(list)];
}

export async function findMeal({ catalogue }: CatalogueDeps, id: string): Promise<Serialised<wire.Meal>> {
  return findItem(catalogue.requireSnapshot().meals, id);
}

export async function findExercise(
  { catalogue }: CatalogueDeps,
  id: string,
): Promise<Serialised<wire.Exercise>> {
  return findItem(catalogue.requireSnapshot().exercises, id);
}

export async function findMeditation(
  { catalogue }: CatalogueDeps,
  id: string,
): Promise<Serialised<wire.Meditation>> {
  return findItem(catalogue.requireSnapshot().meditations, id);
}

function findItem<Item, Output>(shelf: Shelf<Item>, id: string): Serialised<Output> {
  const found = shelf.find(id);
  if (found === null) throw new AppError("itemNotFound");
  return Serialised.object(found.body, { favorite: false });
}

interface CoachQuery {
  readonly page: number;
  readonly page_size: number;
  readonly coach_id?: string | undefined;
}

export async function listCoaches(
  { catalogue }: CatalogueDeps,
  { page, page_size, coach_id }: CoachQuery,
): Promise<Serialised<wire.Coach[] | wire.CoachPage>> {
  const { coaches } = catalogue.requireSnapshot();
  if (coach_id !== undefined) {
    const found = coaches.find(coach_id);
    return Serialised.array(found === null ? [] : [found.body]);
  }
  const from = (page - 1) * page_size;
  return Serialised.page(coaches.bodies.slice(from, from + page_size), {
    totalCount: coaches.bodies.length,
  });
}

/** The entries that this code was released with, once they are found sound. */
export async function importReviewedCatalogue(
  deps: Pick<Deps, "db">,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportOutcome> {
  const { catalogue, problems } = await checkCatalogue();
  if (catalogue === null || problems.length > 0) {
    throw new Error(`the catalogue has ${problems.length} problems; catalogue:check lists them`);
  }
  return importCatalogue(deps, toPublishedItems(catalogue), onProgress);
}
