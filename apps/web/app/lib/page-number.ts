const highest = 1_000_000;

/** The page in `?page=3`; the first if the address has no valid one. */
export function pageNumberIn(search: URLSearchParams): number {
  const page = Number(search.get("page") ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= highest ? page : 1;
}
