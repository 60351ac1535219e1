import { renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useIsMuted } from "./use-is-muted.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const isMuted = () => renderHook(useIsMuted).result.current;

test.each([
  ["running", false],
  ["suspended", true],
  ["interrupted", true],
])("a page whose sound is %s is muted: %s", (state, expected) => {
  vi.stubGlobal(
    "AudioContext",
    class extends EventTarget {
      state = state;
    },
  );
  expect(isMuted()).toBe(expected);
});

test("a browser that cannot sound offers nothing to turn on", () => {
  expect(isMuted()).toBe(false);
});
