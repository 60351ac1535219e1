/** A list as a device last knew it, and as it wants it to be. */
export interface ListChange {
  readonly known: readonly string[];
  readonly wanted: readonly string[];
}

/** What the device took away goes, what it added comes; what others did meanwhile stays. */
export function mergeChange(stored: readonly string[], { known, wanted }: ListChange): string[] {
  const [knownSet, wantedSet] = [new Set(known), new Set(wanted)];
  const kept = stored.filter((one) => wantedSet.has(one) || !knownSet.has(one));
  const added = wanted.filter((one) => !knownSet.has(one));
  return [...new Set([...kept, ...added])];
}
