import type { DoingEvent } from "@fernwell/domain/doing/doing";
import { listTrainingParts, type TrainingDetail } from "@fernwell/domain/doing/training";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trainingKey } from "#app/doing/sessions.ts";
import { useDoing } from "#app/doing/use-doing.ts";
import { plank, squats } from "#test/fixtures/training.ts";
import { createBout } from "./bouts.ts";
import { type CueSettings, useCueSettings } from "./cue-settings.ts";
import { useTrainingCues } from "./use-training-cues.ts";

const now = Date.parse("2026-11-18T10:00:00.300Z");
let said: string[];
let tones: number[];

class FakeUtterance {
  lang = "";
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Only what a sound needs. */
class FakeAudioContext {
  readonly state = "running";
  readonly currentTime = 0;
  readonly destination = {};
  createOscillator() {
    const frequency = { value: 0 };
    return { frequency, connect: (to: object) => to, start: () => tones.push(frequency.value), stop() {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: object) => to };
  }
}

beforeEach(() => {
  [said, tones] = [[], []];
  vi.useFakeTimers({ now });
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  vi.stubGlobal("speechSynthesis", { speak: ({ text }: FakeUtterance) => said.push(text), cancel() {} });
  vi.stubGlobal("AudioContext", FakeAudioContext);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that trains; another call is the page after a reload. */
function openPage() {
  return renderHook(() => {
    const doing = useDoing(trainingKey, "today");
    const [settings, change] = useCueSettings();
    useTrainingCues(doing.state, doing.now, settings);
    return { ...doing, change };
  });
}

function begin(settings: Partial<CueSettings> = {}) {
  const page = openPage();
  act(() => page.result.current.change(settings));
  const parts = listTrainingParts([createBout(squats, null), createBout(plank, null)]);
  act(() => page.result.current.begin("Training", "/train/today", parts));
  const happen = (kind: Extract<DoingEvent<TrainingDetail>["kind"], "next" | "pause">) =>
    act(() => page.result.current.happen({ kind }));
  return { ...page, happen };
}

/** Second by second, so that each is drawn. */
function pass(seconds: number) {
  for (let left = Math.round(seconds * 1000); left > 0; left -= 1000) {
    act(() => void vi.advanceTimersByTime(Math.min(left, 1000)));
  }
}
const [tick, change] = [880, [660, 990]];

test("[DO-14] says what begins when it begins", () => {
  const { happen } = begin();
  pass(10);
  happen("next");
  pass(60);
  expect(said).toEqual([
    "Get ready. Squats.",
    "Squats. Set one of three. Twelve repetitions.",
    "Rest for 60 seconds. Next: set two of three.",
    "Squats. Set two of three. Twelve repetitions.",
  ]);
});

test("[DO-14] three short sounds come before a change and another with it, to the second", () => {
  begin();
  expect(tones).toEqual(change);
  pass(6.999);
  expect(tones).toEqual(change);
  pass(0.001);
  expect(tones).toEqual([...change, tick]);
  pass(2.999);
  expect(tones).toEqual([...change, tick, tick, tick]);
  pass(0.001);
  expect(tones).toEqual([...change, tick, tick, tick, ...change]);
});

test("[DO-14] a reload repeats nothing, and what comes after it is said", () => {
  const { unmount } = begin();
  pass(1);
  unmount();
  said.length = 0;
  openPage();
  expect(said).toEqual([]);
  pass(9);
  expect(said).toEqual(["Squats. Set one of three. Twelve repetitions."]);
});

test("[DO-14] what is late by more than two seconds is not said", () => {
  for (const [lateMs, words] of [
    [3000, []],
    [1500, ["Squats. Set one of three. Twelve repetitions."]],
  ] as const) {
    const { unmount } = begin();
    said.length = 0;
    vi.setSystemTime(Date.now() + 10_000 + lateMs);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(said).toEqual(words);
    unmount();
  }
});

test("[DO-14] the end is said in time, and not to a person who comes back much later", () => {
  for (const [lateMs, words] of [
    [0, ["Well done. That was the last one."]],
    [60_000, []],
  ] as const) {
    const { result, unmount } = begin();
    act(() => result.current.happen({ kind: "goTo", index: 7 }));
    said.length = 0;
    vi.setSystemTime(Date.now() + 30_000 + lateMs);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(result.current.state?.status).toBe("finished");
    expect(said).toEqual(words);
    unmount();
  }
});

test("[DO-14] both can be off, which the device remembers", () => {
  const { unmount } = begin({ isSpoken: false, hasSounds: false });
  pass(10);
  unmount();
  const { result } = openPage();
  act(() => result.current.happen({ kind: "next" }));
  pass(60);
  expect([said, tones]).toEqual([[], []]);

  act(() => result.current.change({ isSpoken: true }));
  act(() => result.current.happen({ kind: "next" }));
  expect([said, tones]).toEqual([["Rest for 60 seconds. Next: set three of three."], []]);
});

test("[DO-14] a device without voice or sound trains in silence", () => {
  vi.unstubAllGlobals();
  const { result } = begin();
  pass(10);
  expect(result.current.state?.index).toBe(1);
});
