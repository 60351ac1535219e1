import { useSyncExternalStore } from "react";

/** Whether data saving is on, where the browser reports it. True until scripts run. */
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
