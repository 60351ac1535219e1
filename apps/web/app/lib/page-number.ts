const highest = 1_000_000;

/** The page that an address asks for with `?page=3`; the first where it asks for none that can be. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= highest ? page : 1;
}
