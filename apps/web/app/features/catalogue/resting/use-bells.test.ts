import type { BellChoice } from "@fernwell/domain/doing/resting";
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBells } from "./use-bells.ts";

/** When a bell's lowest tone began, in seconds after the start. */
let rung: number[] = [];
const startedAt = Date.parse("2026-11-18T21:00:00Z");

beforeEach(() => {
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  const node = { connect: (next: unknown) => next, stop() {} };
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "running";
      currentTime = 0;
      destination = node;
      createGain = () => ({ ...node, gain: param() });
      createOscillator = () => ({
        ...node,
        frequency: param(),
        start() {
          if (this.frequency.value === 432) rung.push(Math.round((Date.now() - startedAt) / 1000));
        },
      });
    },
  );
  rung = [];
  vi.useFakeTimers({ now: startedAt });
});
afterEach(() => {
  vi.useRealTimers();
});

function run(bells: BellChoice, minutes = 12) {
  const initialProps: { endsAt: number | null } = { endsAt: startedAt + minutes * 60_000 };
  return renderHook(({ endsAt }) => useBells({ minutes, bells, endsAt }), { initialProps });
}

test("[DO-30] ring at the start, at intervals and at the end", () => {
  run("every-5");
  vi.advanceTimersByTime(15 * 60_000);
  expect(rung).toEqual([0, 300, 600, 720]);
});

test("[DO-30] are silent where none are wanted", () => {
  run("none");
  vi.advanceTimersByTime(15 * 60_000);
  expect(rung).toEqual([]);
});

test("[DO-30] wait while the timer is paused, and then ring later", () => {
  const { rerender } = run("every-5");
  vi.advanceTimersByTime(240_000);
  rerender({ endsAt: null });
  vi.advanceTimersByTime(100_000);
  rerender({ endsAt: startedAt + 820_000 });
  vi.advanceTimersByTime(15 * 60_000);
  expect(rung).toEqual([0, 400, 700, 820]);
});

test("[DO-30] that were missed while the device slept do not ring together afterwards", () => {
  run("every-1");
  vi.advanceTimersByTime(30_000);
  vi.setSystemTime(startedAt + 400_000);
  vi.advanceTimersByTime(260_000);
  expect(rung).toEqual([0]);
});

test("[DO-30] at the end still ring when the timer is over first", () => {
  setTimeout(() => page.rerender({ endsAt: null }), 12 * 60_000);
  const page = run("ends");
  vi.advanceTimersByTime(15 * 60_000);
  expect(rung).toEqual([0, 720]);
});
