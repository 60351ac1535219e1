import { useSyncExternalStore } from "react";

/** Whether the device has a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A network may not lead to us, and our servers may be down. */
let isServerReached = true;
const listeners = new Set<() => void>();

/** Notes whether the last call reached the server. */
export function noteReach(isReached: boolean): void {
  if (isReached === isServerReached) return;
  isServerReached = isReached;
  for (const listener of listeners) listener();
}

/** Whether the device has a network, and the last call reached the server. */
export function useIsReached(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine && isServerReached,
    () => true,
  );
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
