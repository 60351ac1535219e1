/** The cache key of what is planned for days: all of it, or from one day to another. */
export function weekKey(...range: readonly string[]) {
  return ["week", ...range] as const;
}
