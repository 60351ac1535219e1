/** A list as a device last received it, and as its user has changed it. */
export interface ListChange {
  readonly known: readonly string[];
  readonly wanted: readonly string[];
}

/** The order does not count. */
export function areSameLists(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && new Set([...one, ...other]).size === one.length;
}

/** Applies the device's additions and removals and keeps what other devices changed meanwhile. */
export function mergeChange(stored: readonly string[], { known, wanted }: ListChange): string[] {
  const [knownSet, wantedSet] = [new Set(known), new Set(wanted)];
  const kept = stored.filter((one) => wantedSet.has(one) || !knownSet.has(one));
  const added = wanted.filter((one) => !knownSet.has(one));
  return [...new Set([...kept, ...added])];
}
