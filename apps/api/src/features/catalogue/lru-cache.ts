/** Keeps the values that were used last, as long as their keys together are no longer than a limit. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

export function createLruCache<Value>(maxCharacters: number): LruCache<Value> {
  // A Map iterates in the order of insertion, so the first entry is the one unused for longest.
  const entries = new Map<string, Value>();
  let characters = 0;
  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      if (!entries.delete(key)) characters += key.length;
      entries.set(key, value);
      for (const oldest of entries.keys()) {
        if (characters <= maxCharacters) return;
        entries.delete(oldest);
        characters -= oldest.length;
      }
    },
  };
}
