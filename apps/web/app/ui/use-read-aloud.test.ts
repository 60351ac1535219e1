import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useCanReadAloud, useReadAloud } from "./use-read-aloud.ts";

class Utterance extends EventTarget {
  lang = "";
  rate = 1;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

const speech = Object.assign(new EventTarget(), {
  voices: [{}],
  spoken: [] as Utterance[],
  getVoices: () => speech.voices,
  speak: (utterance: Utterance) => speech.spoken.push(utterance),
  cancel: vi.fn(),
});

beforeEach(() => {
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", speech);
  speech.spoken = [];
  speech.voices = [{}];
  speech.cancel.mockClear();
});

const arrive = { at: 4, say: "Arrive as you are." };
const breathe = { at: 8, say: "Breathe out." };
const heard = { isOn: true, isStarted: true, seeks: 0, cue: arrive, position: 4.1, rate: 1 };

test("reads each line once at its time, at the speed of the sound", () => {
  const { rerender } = renderReading({ ...heard, cue: null, position: 3.9, rate: 0.75 });
  expect(speech.spoken).toEqual([]);

  for (const position of [4.1, 4.3, 7.9]) rerender({ ...heard, position, rate: 0.75 });
  rerender({ ...heard, cue: breathe, position: 8.2, rate: 0.75 });

  expect(speech.spoken.map(({ text, rate }) => [text, rate])).toEqual([
    ["Arrive as you are.", 0.75],
    ["Breathe out.", 0.75],
  ]);
  expect(speech.cancel).not.toHaveBeenCalled();
});

test("reports whether it is speaking", () => {
  const { result } = renderReading(heard);
  expect(result.current).toBe(false);

  act(() => void speech.spoken[0]?.dispatchEvent(new Event("start")));
  expect(result.current).toBe(true);

  act(() => void speech.spoken[0]?.dispatchEvent(new Event("end")));
  expect(result.current).toBe(false);
});

test.each([
  ["the sound pauses", { isStarted: false }],
  ["it is switched off", { isOn: false }],
  ["the sound jumps into the middle of a line", { seeks: 1, position: 7 }],
])("stops when %s", (_, change) => {
  const { result, rerender } = renderReading(heard);
  act(() => void speech.spoken[0]?.dispatchEvent(new Event("start")));

  rerender({ ...heard, ...change });

  expect(speech.cancel).toHaveBeenCalledOnce();
  expect(speech.spoken).toHaveLength(1);
  expect(result.current).toBe(false);
});

test("jumping to the start of a line reads it again", () => {
  const { rerender } = renderReading(heard);

  rerender({ ...heard, seeks: 1, position: 4 });

  expect(speech.cancel).toHaveBeenCalledOnce();
  expect(speech.spoken.map(({ text }) => text)).toEqual([arrive.say, arrive.say]);
});

test("stops when the player unmounts", () => {
  const { unmount } = renderReading(heard);

  unmount();

  expect(speech.cancel).toHaveBeenCalledOnce();
});

test("reads nothing while off, and leaves other speech alone", () => {
  const { unmount } = renderReading({ ...heard, isOn: false });
  unmount();

  expect(speech.spoken).toEqual([]);
  expect(speech.cancel).not.toHaveBeenCalled();
});

test("a browser can read aloud once it has a voice", () => {
  speech.voices = [];
  const { result } = renderHook(useCanReadAloud);
  expect(result.current).toBe(false);

  speech.voices = [{}];
  act(() => void speech.dispatchEvent(new Event("voiceschanged")));

  expect(result.current).toBe(true);
});

type Reading = Parameters<typeof useReadAloud>[0];

function renderReading(initialProps: Reading) {
  return renderHook((reading: Reading) => useReadAloud(reading), { initialProps });
}
