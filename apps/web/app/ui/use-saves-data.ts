import { useSyncExternalStore } from "react";

/** Whether the person has asked the browser to load less, where the browser tells. True until the page runs. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => true,
  );
}

type Connection = EventTarget & { readonly saveData?: boolean };

function connection(): Connection | undefined {
  return "connection" in navigator ? (navigator.connection as Connection) : undefined;
}

function subscribe(onChange: () => void): () => void {
  const watched = connection();
  watched?.addEventListener("change", onChange);
  return () => watched?.removeEventListener("change", onChange);
}
