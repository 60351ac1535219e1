import { useSyncExternalStore } from "react";
import { getAudioContext } from "#app/doing/sounds.ts";

/** Whether the browser lets the page make no sound until it is touched, as after a reload or a phone call. */
export function useIsMuted(): boolean {
  return useSyncExternalStore(subscribe, readIsMuted);
}

function readIsMuted(): boolean {
  const context = getAudioContext();
  return context !== null && context.state !== "running";
}

function subscribe(onChange: () => void): () => void {
  const context = getAudioContext();
  context?.addEventListener("statechange", onChange);
  return () => context?.removeEventListener("statechange", onChange);
}
