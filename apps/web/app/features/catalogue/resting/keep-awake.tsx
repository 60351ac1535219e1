import { useWakeLock } from "#app/doing/use-wake-lock.ts";

/** Keeps the screen on while it is rendered. */
export function KeepAwake() {
  useWakeLock({ startsOn: true });
  return null;
}
