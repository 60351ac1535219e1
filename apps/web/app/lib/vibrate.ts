import { readStored } from "./storage.ts";
import { vibrationKey } from "./storage-keys.ts";

/** In milliseconds: on, off, on. */
const patterns = {
  tick: [12],
  done: [18, 60, 28],
  /** A timer has ended, perhaps in a pocket. */
  over: [220, 120, 220, 120, 320],
} as const;

/** Lets what was touched be felt. Nothing happens where the device cannot, motion is reduced or the person turned it off. */
export function vibrate(what: keyof typeof patterns): void {
  if (!canVibrate() || readStored(vibrationKey) === "off") return;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  navigator.vibrate([...patterns[what]]);
}

export function canVibrate(): boolean {
  return "vibrate" in navigator;
}
