import { expect, test } from "vitest";
import { readAudio } from "./audio-player-snapshot.ts";

const loaded = {
  currentTime: 12.5,
  duration: 300,
  ended: false,
  error: null,
  networkState: HTMLMediaElement.NETWORK_IDLE,
  paused: false,
  playbackRate: 1.25,
  readyState: HTMLMediaElement.HAVE_ENOUGH_DATA,
  seeking: false,
};

test("a sound that is heard has its position, length and speed", () => {
  expect(readAudio(loaded)).toEqual({ phase: "playing", position: 12.5, duration: 300, rate: 1.25 });
});

test.each([
  ["without its data", { readyState: HTMLMediaElement.HAVE_CURRENT_DATA }, "waiting"],
  ["on its way to another place", { seeking: true }, "waiting"],
  ["stopped", { paused: true }, "paused"],
  ["stopped and on its way", { paused: true, seeking: true }, "paused"],
  ["at its end", { ended: true }, "paused"],
  ["without a source that will do", { networkState: HTMLMediaElement.NETWORK_NO_SOURCE }, "failed"],
])("a sound %s is %o: %s", (_, facts, phase) => {
  expect(readAudio({ ...loaded, ...facts }).phase).toBe(phase);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])("a length of %s is not known", (duration) => {
  expect(readAudio({ ...loaded, duration }).duration).toBeNull();
});
