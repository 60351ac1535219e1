import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preferReducedMotion } from "#test/screen.ts";
import { writeStored } from "./storage.ts";
import { vibrationKey } from "./storage-keys.ts";
import { canVibrate, vibrate } from "./vibrate.ts";

const felt = vi.fn(() => true);

beforeEach(() => {
  felt.mockClear();
  Object.defineProperty(navigator, "vibrate", { value: felt, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, "vibrate"));

test("[PHONE-44] ticks, what is done and the end of a timer feel different", () => {
  for (const what of ["tick", "done", "over"] as const) vibrate(what);
  const patterns = felt.mock.calls.map((call) => JSON.stringify(call));
  expect(new Set(patterns).size).toBe(3);
});

test("[PHONE-44] nothing is felt once it is turned off", () => {
  writeStored(vibrationKey, "off");
  vibrate("done");
  expect(felt).not.toHaveBeenCalled();
});

test("[PHONE-44] nothing is felt while motion is reduced", () => {
  preferReducedMotion();
  vibrate("done");
  expect(felt).not.toHaveBeenCalled();
});

test("[PHONE-44] a device that cannot vibrate is left alone", () => {
  Reflect.deleteProperty(navigator, "vibrate");
  expect(canVibrate()).toBe(false);
  expect(() => vibrate("over")).not.toThrow();
});
