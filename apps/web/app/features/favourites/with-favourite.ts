/** Returns cached data with one item marked or unmarked, at any depth. Unchanged parts keep their identity. */
export function withFavourite(data: unknown, id: string, isFavourite: boolean): unknown {
  if (Array.isArray(data)) {
    const parts = data.map((part) => withFavourite(part, id, isFavourite));
    return parts.some((part, place) => part !== data[place]) ? parts : data;
  }
  if (typeof data !== "object" || data === null) return data;
  if ("_id" in data && data._id === id && "favorite" in data) {
    return data.favorite === isFavourite ? data : { ...data, favorite: isFavourite };
  }
  const fields = Object.entries(data).map(([name, part]) => [
    name,
    part,
    withFavourite(part, id, isFavourite),
  ]);
  return fields.some(([, before, after]) => before !== after)
    ? Object.fromEntries(fields.map(([name, , after]) => [name, after]))
    : data;
}
