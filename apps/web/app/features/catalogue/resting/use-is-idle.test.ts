import { act, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useIsIdle } from "./use-is-idle.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test("[DO-31] after five seconds without a touch, a key or focus", () => {
  const { result } = renderHook(() => useIsIdle(true));
  pass(4900);
  expect(result.current).toBe(false);
  pass(200);
  expect(result.current).toBe(true);
});

test.each(["pointerdown", "pointermove", "keydown", "focusin"])(
  "[DO-31] no longer after %s, for another five seconds",
  (event) => {
    const { result } = renderHook(() => useIsIdle(true));
    pass(5000);
    expect(result.current).toBe(true);

    fireEvent(document.body, new Event(event, { bubbles: true }));
    expect(result.current).toBe(false);
    pass(4900);
    expect(result.current).toBe(false);
    pass(200);
    expect(result.current).toBe(true);
  },
);

test("never while it does not matter", () => {
  const { result, rerender } = renderHook((isWatched: boolean) => useIsIdle(isWatched), {
    initialProps: true,
  });
  pass(5000);
  rerender(false);
  expect(result.current).toBe(false);
  pass(10_000);
  expect(result.current).toBe(false);
});
