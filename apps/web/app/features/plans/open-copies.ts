import { useEffect, useSyncExternalStore } from "react";

/** The copy of all days together. Others go by the id of their plan or list. */
export const weekCopy = "week";

/** What is open on the screen, which sends its own changes. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

export function useOpenCopy(copy: string): void {
  useEffect(() => {
    change([...open, copy]);
    return () => change(open.toSpliced(open.indexOf(copy), 1));
  }, [copy]);
}

export function useOpenCopies(): readonly string[] {
  return useSyncExternalStore(subscribe, () => open);
}

function change(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
