import type { ItemSummary } from "./item-summary.ts";

/**
 * Returns cached data with one item marked or unmarked, at any depth. Unchanged parts keep their identity. Items of another
 * kind may have the same id, so parts that name another kind are left as they are.
 */
export function withFavourite(
  data: unknown,
  item: Pick<ItemSummary, "kind" | "id">,
  isFavourite: boolean,
): unknown {
  if (Array.isArray(data)) {
    const parts = data.map((part) => withFavourite(part, item, isFavourite));
    return parts.some((part, place) => part !== data[place]) ? parts : data;
  }
  if (typeof data !== "object" || data === null) return data;
  if ("kind" in data && data.kind !== item.kind) return data;
  if ("_id" in data && data._id === item.id && "favorite" in data) {
    return data.favorite === isFavourite ? data : { ...data, favorite: isFavourite };
  }
  const fields = Object.entries(data).map(([name, part]) => [
    name,
    part,
    withFavourite(part, item, isFavourite),
  ]);
  return fields.some(([, before, after]) => before !== after)
    ? Object.fromEntries(fields.map(([name, , after]) => [name, after]))
    : data;
}
