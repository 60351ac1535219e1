import type { OutputOf } from "@fernwell/contract/endpoint";
import type { FavouriteKind, listFavourites as listContract } from "@fernwell/contract/favourites";
import { parseItemKind } from "@fernwell/contract/item-kinds";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Serialised } from "../../platform/http/serialised.ts";
import { isInCatalogue } from "../catalogue/catalogue.service.ts";
import type { Favouritable } from "../catalogue/catalogue.types.ts";
import { createItemLookup } from "../items/items.service.ts";
import { getPersonContext } from "../preferences/preferences.service.ts";
import { deleteFavourite, insertFavourite, listFavouriteIds } from "./favourites.queries.ts";
import { favouriteCoachesToWire, favouritesToWire } from "./favourites.wire.ts";

export { listFavouriteIds, listFavouritesAmong } from "./favourites.queries.ts";

const maxFavouritesPerKind = 1000;

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
  const kind = parseFavouriteKind(item_name);
  if (!isInCatalogue(kind, catalogue.requireSnapshot(), item_id)) throw new AppError("item_not_found");
  const isMarked = await insertFavourite(db, { userId, kind, itemId: item_id }, maxFavouritesPerKind);
  if (!isMarked) throw new AppError("too_many_favourites");
  return { status_code: 200 };
}

export async function removeFavourite(
  { db }: FavouriteDeps,
  { userId }: Actor,
  { item_name, item_id }: AboutItem,
): Promise<{ status_code: 200 }> {
  await deleteFavourite(db, { userId, kind: parseFavouriteKind(item_name), itemId: item_id });
  return { status_code: 200 };
}

/** Leaves out favourites that are no longer in the catalogue; they come back with their entry. */
export async function listFavourites(
  deps: FavouriteDeps,
  { userId }: Actor,
  name: FavouriteKind,
): Promise<Serialised<OutputOf<typeof listContract>>> {
  const kind = parseFavouriteKind(name);
  if (kind === "coach") return listFavouriteCoaches(deps, userId);

  const [ids, person] = await Promise.all([
    listFavouriteIds(deps.db, userId, kind),
    getPersonContext(deps, userId, kind),
  ]);
  const snapshot = deps.catalogue.requireSnapshot();
  const lookUp = createItemLookup(snapshot, person);
  return favouritesToWire(
    snapshot,
    ids.flatMap((id) => lookUp(id) ?? []),
  );
}

async function listFavouriteCoaches(
  { db, catalogue }: FavouriteDeps,
  userId: UserId,
): Promise<Serialised<OutputOf<typeof listContract>>> {
  const ids = await listFavouriteIds(db, userId, "coach");
  const snapshot = catalogue.requireSnapshot();
  return favouriteCoachesToWire(
    snapshot,
    ids.flatMap((id) => snapshot.coaches.get(id) ?? []),
  );
}

function parseFavouriteKind(name: FavouriteKind): Favouritable {
  return name === "favorite_coach" ? "coach" : parseItemKind(name);
}
