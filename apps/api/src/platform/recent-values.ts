import { LRUCache } from "lru-cache";

/** Keeps a number of values, and drops the one that was unused for longest. */
export interface RecentValues<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  clear(): void;
}

export function keepRecent<Value extends object>(max: number): RecentValues<Value> {
  return new LRUCache<string, Value>({ max });
}
