import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

/** True until the page runs, so that nothing moves before the preference is known. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener("change", onChange);
  return () => media.removeEventListener("change", onChange);
}
