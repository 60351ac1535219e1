import { useCallback, useSyncExternalStore } from "react";

/** The seconds until a time in milliseconds, rounded up; 0 once it has passed. */
export function useSecondsUntil(time: number): number {
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (secondsUntil(time) === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [time],
  );
  return useSyncExternalStore(subscribe, () => secondsUntil(time));
}

function secondsUntil(time: number): number {
  return Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
