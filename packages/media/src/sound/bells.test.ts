import { expect, it } from "vitest";
import { aMeditation, soundscapeOf } from "./a-meditation.ts";
import { bellsOf } from "./bells.ts";

const bells = { start: true, end: true, everyMinutes: null };
const soundscape = { ...soundscapeOf("wind"), bells };

it("sounds at the beginning, at each interval and once the last words are said", () => {
  const script = [
    { at: 4, say: "Sit down." },
    { at: 580, say: "One closing note will sound." },
  ];
  const times = bellsOf(
    aMeditation({ minutes: 10, script, soundscape: { ...soundscape, bells: { ...bells, everyMinutes: 2 } } }),
  ).map(({ at }) => Math.round(at));
  expect(times).toEqual([2, 120, 240, 360, 480, 584]);
});

it("sounds softly where the words ring one", () => {
  const script = [
    { at: 4, say: "Sit down." },
    { at: 60, say: "A bell rings somewhere ahead." },
    { at: 160, say: "Get up." },
  ];
  const heard = bellsOf(aMeditation({ minutes: 3, script, soundscape }));
  expect(heard.map(({ at }) => Math.round(at))).toEqual([2, 62, 164]);
  expect(heard[1]?.loud).toBeLessThan(0.5);
});

it("is left out of a session that wants none", () => {
  const none = { ...bells, start: false, end: false };
  const script = [{ at: 4, say: "A bell rings somewhere ahead." }];
  expect(bellsOf(aMeditation({ script, soundscape: { ...soundscape, bells: none } }))).toEqual([]);
});
