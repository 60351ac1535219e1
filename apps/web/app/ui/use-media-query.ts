import { useCallback, useSyncExternalStore } from "react";

/** `atPrerender` is the value until scripts run. */
export function useMediaQuery(query: string, atPrerender = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );

  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => atPrerender,
  );
}
