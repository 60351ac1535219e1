import type { ItemKind } from "@fernwell/domain/item-kind";
import { createTextSearch, type TextSearch } from "../../platform/search/text-search.ts";
import type { Shelf } from "./snapshot.ts";

const searches = new WeakMap<object, Promise<TextSearch>>();

/** Each shelf of a snapshot has one search, created by the first request that needs it. */
export function getShelfSearch<Kind extends ItemKind>(shelf: Shelf<Kind>): Promise<TextSearch> {
  const known =
    searches.get(shelf) ??
    createTextSearch(shelf.items.map(({ id, name, description }) => ({ id, name, text: description })));
  searches.set(shelf, known);
  return known;
}
