import { useCallback, useSyncExternalStore } from "react";
import { useDaySettings } from "./day-settings.api.ts";
import { getTimeZone } from "./time-zone.ts";
import { getHour, getMsUntilTomorrow, getToday } from "./today.ts";

/** A timer stands still while the device sleeps, and the clock or the time zone of the device may be changed. */
const maxWaitMs = 60_000;

/**
 * The person's day, such as 2026-11-18: in the time zone that they have chosen, else in that of the device, which also
 * counts until their choice is loaded.
 */
export function useToday(): string {
  return useClock(getToday);
}

/** The hour of the person's clock, such as 19.5, to the minute. */
export function useHour(): number {
  return useClock(getHour);
}

function useClock<Value>(read: (now: Date, timeZone: string) => Value): Value {
  const { data: settings } = useDaySettings();
  const chosen = settings?.time_zone ?? null;
  const subscribe = useCallback((onCheck: () => void) => watchDay(chosen, onCheck), [chosen]);
  return useSyncExternalStore(subscribe, () => read(new Date(), getTimeZone(chosen)));
}

/** Calls when a day begins, when a hidden or sleeping tab is seen again, and every minute. */
function watchDay(chosen: string | null, onCheck: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    const untilTomorrowMs = getMsUntilTomorrow(new Date(), getTimeZone(chosen));
    timer = setTimeout(check, Math.min(untilTomorrowMs, maxWaitMs));
  }

  function check() {
    clearTimeout(timer);
    onCheck();
    wait();
  }

  wait();
  document.addEventListener("visibilitychange", check);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", check);
  };
}
