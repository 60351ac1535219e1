import { fireEvent, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { playSound, ringBell } from "./sounds.ts";
import { useUnlockSounds } from "./use-unlock-sounds.ts";

let state: AudioContextState | "interrupted";
const resume = vi.fn(async () => {});

beforeEach(() => {
  vi.stubGlobal(
    "AudioContext",
    class {
      resume = resume;
      get state() {
        return state;
      }
    },
  );
  state = "suspended";
  resume.mockClear();
});

test.each(["pointerUp", "click", "keyDown"] as const)(
  "a page may sound after %s, again after each interruption",
  (act) => {
    const { unmount } = renderHook(useUnlockSounds);
    fireEvent[act](document.body);
    expect(resume).toHaveBeenCalledTimes(1);
    state = "running";
    fireEvent[act](document.body);
    expect(resume).toHaveBeenCalledTimes(1);
    state = "interrupted";
    fireEvent[act](document.body);
    expect(resume).toHaveBeenCalledTimes(2);

    unmount();
    fireEvent[act](document.body);
    expect(resume).toHaveBeenCalledTimes(2);
  },
);

test.each([
  ["a tone", () => playSound("tick")],
  ["a bell", ringBell],
])("%s that cannot be heard asks the browser for the next one, which may refuse", (_, play) => {
  state = "interrupted";
  resume.mockRejectedValueOnce(new Error("not now"));
  play();
  expect(resume).toHaveBeenCalledTimes(1);
});
