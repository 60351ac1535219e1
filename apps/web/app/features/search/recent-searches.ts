import { parseJson } from "#app/lib/parse-json.ts";
import { readStored, removeStored, type StoredKey, useStored, writeStored } from "#app/lib/storage.ts";
import { recentSearchesPlace } from "#app/lib/storage-keys.ts";

const maxCount = 8;

const key: StoredKey<readonly string[]> = {
  ...recentSearchesPlace,
  encode: (queries) => JSON.stringify(queries),
  decode(text) {
    const value = parseJson(text);
    const queries = Array.isArray(value) ? value.filter((query) => typeof query === "string") : [];
    return queries.slice(0, maxCount);
  },
};

/** What was searched for in this browser since the login, newest first. */
export function useRecentSearches(): readonly string[] {
  return useStored(key) ?? [];
}

export function rememberSearch(query: string): void {
  if (query === "") return;
  writeStored(key, [query, ...listOthers(query)].slice(0, maxCount));
}

export function forgetSearch(query: string): void {
  const others = listOthers(query);
  if (others.length === 0) forgetSearches();
  else writeStored(key, others);
}

export function forgetSearches(): void {
  removeStored(key);
}

function listOthers(query: string): string[] {
  return (readStored(key) ?? []).filter((other) => other.toLowerCase() !== query.toLowerCase());
}
