import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "../app-error.ts";
import { CallCounter } from "./call-counter.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const outcome = (counter: CallCounter, caller: string) => {
  try {
    counter.count(caller);
    return "counted";
  } catch (error) {
    return error instanceof AppError ? error.retryAfterSeconds : error;
  }
};

describe("calls", () => {
  it("are refused past the limit, for each caller apart, with the time to wait", () => {
    const counter = new CallCounter(2);
    expect(["a", "a", "b", "a"].map((caller) => outcome(counter, caller))).toEqual([
      "counted",
      "counted",
      "counted",
      60,
    ]);
    vi.advanceTimersByTime(45_000);
    expect([outcome(counter, "a"), outcome(counter, "b")]).toEqual([15, "counted"]);
  });

  it("are counted anew after a minute", () => {
    const counter = new CallCounter(1);
    outcome(counter, "a");
    vi.advanceTimersByTime(59_999);
    expect(outcome(counter, "a")).toBe(1);
    vi.advanceTimersByTime(1);
    expect(outcome(counter, "a")).toBe("counted");
  });
});
