import { wireNames } from "@fernwell/contract/item-kinds";
import { itemKinds } from "@fernwell/domain/item-kind";
import { isRecord } from "#app/lib/is-record.ts";
import { requestUrl } from "#app/lib/request-url.ts";
import { itemEndpoints } from "./item-endpoints.ts";
import type { UnsentCall } from "./unsent.ts";

/** Favourites of one kind: what was removed is gone, and what was added comes first, if its page is on the device. */
export async function showFavourites(
  given: readonly unknown[],
  kindName: unknown,
  calls: readonly UnsentCall[],
): Promise<readonly unknown[]> {
  let shown = given;
  for (const { name, input } of calls) {
    const { item_id: id, item_name } = input.query ?? {};
    if (id === undefined || item_name !== kindName) continue;
    const isIt = (item: unknown) => isRecord(item) && item["_id"] === id;
    if (name === "removeFavourite") shown = shown.filter((item) => !isIt(item));
    if (name !== "markFavourite" || shown.some(isIt)) continue;
    const added = await readKept(kindName, id);
    if (added !== null) shown = [{ ...added, favorite: true }, ...shown];
  }
  return shown;
}

async function readKept(kindName: unknown, id: string): Promise<object | null> {
  const kind = itemKinds.find((each) => wireNames[each].favourite === kindName);
  if (kind === undefined) return null;
  const kept = await caches.match(requestUrl(itemEndpoints[kind], { params: { id } }));
  const item: unknown = await kept?.json();
  return isRecord(item) ? item : null;
}
