import { checkCatalogue } from "@fernwell/catalogue/checks/check";
import { toPublishedItems } from "@fernwell/catalogue/publish";
import type * as contract from "@fernwell/contract/catalogue";
import type { OutputOf } from "@fernwell/contract/endpoint";
import { constrainFood, constrainMovement } from "@fernwell/domain/safety/constraints";
import { exerciseVerdict, mealVerdict, meditationVerdict, type Verdict } from "@fernwell/domain/safety/gate";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../platform/app-error.ts";
import { type OpenObject, Serialised } from "../../platform/http/serialised.ts";
import type { Reader } from "../accounts/accounts.types.ts";
import { readExerciseAnswers, readMealAnswers } from "../preferences/preferences.service.ts";
import type { Words } from "./catalogue.wire.ts";
import { conflictsToWire } from "./conflicts.wire.ts";
import { type ImportOutcome, type ImportProgress, importCatalogue } from "./import-catalogue.ts";
import { type MediaSource, readMedia } from "./media.ts";
import type { Shelf } from "./snapshot.ts";

type CatalogueDeps = Pick<Deps, "catalogue">;

export async function listOptions(
  { catalogue }: CatalogueDeps,
  list: contract.OptionListName,
): Promise<contract.Option[]> {
  return [...catalogue.requireSnapshot().optionsOf(list)];
}

/** A look-up by id answers any item: whoever asks for it by name is shown it, with what speaks against it. */
export async function findMeal(
  { catalogue }: CatalogueDeps,
  reader: Reader,
  id: string,
): Promise<Serialised<OutputOf<typeof contract.findMeal>>> {
  const { meals, vocabulary, words } = catalogue.requireSnapshot();
  const { item, body } = requireItem(meals, id);
  const constraints = constrainFood(readMealAnswers(reader.answers), vocabulary);
  return lookedUp(body, reader, id, mealVerdict(item, constraints), words);
}

export async function findExercise(
  { catalogue }: CatalogueDeps,
  reader: Reader,
  id: string,
): Promise<Serialised<OutputOf<typeof contract.findExercise>>> {
  const { exercises, words } = catalogue.requireSnapshot();
  const { item, body } = requireItem(exercises, id);
  const constraints = constrainMovement(readExerciseAnswers(reader.answers));
  return lookedUp(body, reader, id, exerciseVerdict(item, constraints), words);
}

export async function findMeditation(
  { catalogue }: CatalogueDeps,
  reader: Reader,
  id: string,
): Promise<Serialised<OutputOf<typeof contract.findMeditation>>> {
  const { meditations, words } = catalogue.requireSnapshot();
  const { item, body } = requireItem(meditations, id);
  return lookedUp(body, reader, id, meditationVerdict(item), words);
}

function requireItem<Item, Facet extends string>(shelf: Shelf<Item, Facet>, id: string) {
  const found = shelf.find(id);
  if (found === null) throw new AppError("itemNotFound");
  return found;
}

function lookedUp<Item, Output>(
  body: OpenObject,
  { favourites }: Reader,
  id: string,
  verdict: Verdict<Item>,
  words: Words,
): Serialised<Output> {
  const conflicts = verdict.isServable ? [] : conflictsToWire(verdict.conflicts, words);
  return Serialised.object({ open: body, more: { favorite: favourites.has(id), conflicts } });
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
