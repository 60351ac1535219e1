import type { OutputOf } from "@fernwell/contract/endpoint";
import type { FavouriteKind, listFavourites as listContract } from "@fernwell/contract/favourites";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { Serialised } from "../../platform/http/serialised.ts";
import { isInCatalogue, lookUpOf } from "../catalogue/catalogue.service.ts";
import type { ItemKind } from "../catalogue/catalogue.types.ts";
import { findCircumstances } from "../preferences/preferences.service.ts";
import { deleteFavourite, insertFavourite, listFavouriteIds } from "./favourites.queries.ts";

export { listFavouriteIds } from "./favourites.queries.ts";

/** What the wire calls each kind. */
const kinds: Readonly<Record<FavouriteKind, ItemKind>> = {
  favorite_meal_plan: "meal",
  favorite_exercise_plan: "exercise",
  favorite_meditation_plan: "meditation",
  favorite_coach: "coach",
};

const mostOfAKind = 1000;

type FavouriteDeps = Pick<Deps, "db" | "catalogue" | "clock">;

interface AboutItem {
  readonly item_name: FavouriteKind;
  readonly item_id: string;
}

export async function markFavourite(
  { db, catalogue }: FavouriteDeps,
  { userId }: Actor,
  { item_name, item_id }: AboutItem,
): Promise<{ status_code: 200 }> {
  const kind = kinds[item_name];
  if (!isInCatalogue(kind, catalogue.requireSnapshot(), item_id)) throw new AppError("itemNotFound");
  const isMarked = await insertFavourite(db, { userId, kind, itemId: item_id }, mostOfAKind);
  if (!isMarked) throw new AppError("tooManyFavourites");
  return { status_code: 200 };
}

export async function removeFavourite(
  { db }: FavouriteDeps,
  { userId }: Actor,
  { item_name, item_id }: AboutItem,
): Promise<{ status_code: 200 }> {
  await deleteFavourite(db, { userId, kind: kinds[item_name], itemId: item_id });
  return { status_code: 200 };
}

/** What is no longer in the catalogue is left out; it comes back with its entry. */
export async function listFavourites(
  deps: FavouriteDeps,
  { userId }: Actor,
  name: FavouriteKind,
): Promise<Serialised<OutputOf<typeof listContract>>> {
  const kind = kinds[name];
  const [ids, person] = await Promise.all([
    listFavouriteIds(deps.db, userId, kind),
    findCircumstances(deps, userId, kind),
  ]);
  const lookUp = lookUpOf(kind, deps.catalogue.requireSnapshot(), person);
  return Serialised.array(
    ids.flatMap((id) => {
      const found = lookUp(id);
      if (found === null) return [];
      const { body, conflicts } = found;
      return [{ open: body, more: kind === "coach" ? { favorite: true } : { favorite: true, conflicts } }];
    }),
  );
}
