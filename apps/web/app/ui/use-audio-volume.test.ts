import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAudioVolume } from "./use-audio-volume.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("the volume fades down and back within a second", () => {
  const audio = new Audio();
  const { rerender } = renderHook((wanted: number) => useAudioVolume({ current: audio }, wanted), {
    initialProps: 1,
  });
  expect(audio.volume).toBe(1);

  rerender(0.3);
  vi.advanceTimersByTime(520);
  expect(audio.volume).toBeGreaterThan(0.3);
  expect(audio.volume).toBeLessThan(1);
  vi.advanceTimersByTime(520);
  expect(audio.volume).toBeCloseTo(0.3);

  rerender(1);
  vi.advanceTimersByTime(1040);
  expect(audio.volume).toBe(1);
});
