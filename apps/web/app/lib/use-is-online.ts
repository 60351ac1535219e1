import { useSyncExternalStore } from "react";

/** A device may be connected to a network that does not lead to us, and our servers may be down. */
let isServerReached = true;
const listeners = new Set<() => void>();

/** Notes whether the last call reached the server. */
export function noteReach(isReached: boolean): void {
  if (isReached === isServerReached) return;
  isServerReached = isReached;
  for (const listener of listeners) listener();
}

function isOnline(): boolean {
  return navigator.onLine && isServerReached;
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // With a new connection the server may be within reach again; the next call tells.
  const begin = () => {
    isServerReached = true;
    listener();
  };
  window.addEventListener("online", begin);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", begin);
    window.removeEventListener("offline", listener);
  };
}
