import { useMemo, useSyncExternalStore } from "react";

/** The only access to the browser's storage. Where storage is blocked or full, values last as long as the page. */
export interface StoredKey<Value> {
  readonly area: StorageArea;
  readonly name: string;
  readonly encode: (value: Value) => string;
  /** Returns null for invalid text, which then counts as absent. */
  readonly decode: (text: string) => Value | null;
}

export type StorageArea = "local" | "session";

export function readStored<Value>(key: Omit<StoredKey<Value>, "encode">): Value | null {
  const text = readText(key);
  return text === null ? null : key.decode(text);
}

export function writeStored<Value>(key: StoredKey<Value>, value: Value): void {
  const text = key.encode(value);
  try {
    browserStorage(key.area).setItem(key.name, text);
    withheld[key.area].delete(key.name);
  } catch {
    withheld[key.area].set(key.name, text);
  }
  notify();
}

export function removeStored(key: Place): void {
  withheld[key.area].delete(key.name);
  try {
    browserStorage(key.area).removeItem(key.name);
  } catch {
    // Blocked storage has nothing to remove.
  }
  notify();
}

/** Subscribes to the value, including changes in other tabs. */
export function useStored<Value>(key: StoredKey<Value>): Value | null {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
  return useMemo(() => (text === null ? null : key.decode(text)), [key, text]);
}

/** Whether something is stored locally under one of the names, whatever it is. */
export function useIsStored(names: readonly string[]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => names.some((name) => readText({ area: "local", name }) !== null),
    () => false,
  );
}

type Place = Pick<StoredKey<never>, "area" | "name">;

/** Values that the browser refused to store. */
const withheld: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

const listeners = new Set<() => void>();

function browserStorage(area: StorageArea): Storage {
  return area === "local" ? window.localStorage : window.sessionStorage;
}

function readText({ area, name }: Place): string | null {
  const text = withheld[area].get(name);
  if (text !== undefined) return text;
  try {
    return browserStorage(area).getItem(name);
  } catch {
    return null;
  }
}

/** A page that the browser brings back as it was left has missed what other tabs stored. */
const changeEvents = ["storage", "pageshow"];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const event of changeEvents) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of changeEvents) window.removeEventListener(event, listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
