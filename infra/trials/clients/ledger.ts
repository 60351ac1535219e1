/**
 * What the clients were told has been saved. A change without a response may have been made or not, so then both
 * values are right.
 */
export interface Ledger {
  /** Before the call. */
  intend(key: string, value: string): void;
  /** After a response that says it is saved. */
  acknowledge(key: string, value: string): void;
  entries(): IterableIterator<[key: string, possible: ReadonlySet<string>]>;
  find(key: string): ReadonlySet<string> | undefined;
  readonly acknowledged: number;
}

export function createLedger(): Ledger {
  const possible = new Map<string, Set<string>>();
  let acknowledged = 0;
  return {
    intend(key, value) {
      const values = possible.get(key) ?? new Set([absent]);
      values.add(value);
      possible.set(key, values);
    },
    acknowledge(key, value) {
      acknowledged += 1;
      possible.set(key, new Set([value]));
    },
    entries: () => possible.entries(),
    find: (key) => possible.get(key),
    get acknowledged() {
      return acknowledged;
    },
  };
}

/** The value of what was never saved. */
export const absent = "";
