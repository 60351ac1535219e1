import type { Coach } from "@fernwell/catalogue/catalogue";
import type { OutputOf } from "@fernwell/contract/endpoint";
import type { listFavourites } from "@fernwell/contract/favourites";
import { Serialised } from "../../platform/http/serialised.ts";
import type { Snapshot } from "../catalogue/catalogue.types.ts";
import { extendItem, type PersonalItem } from "../items/items.service.ts";

type Wire = Serialised<OutputOf<typeof listFavourites>>;

export function favouritesToWire(
  snapshot: Snapshot,
  items: readonly Omit<PersonalItem, "isFavourite">[],
): Wire {
  return Serialised.array(items.map((item) => extendItem(snapshot, { ...item, isFavourite: true }, "card")));
}

export function favouriteCoachesToWire(snapshot: Snapshot, coaches: readonly Coach[]): Wire {
  return Serialised.array(
    coaches.map((coach) => ({ open: snapshot.getCoachBody(coach), more: { favorite: true } })),
  );
}
