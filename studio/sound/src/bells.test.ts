import { expect, it } from "vitest";
import { aMeditation, aSoundscape } from "../test/a-meditation.ts";
import { listBells } from "./bells.ts";

const bells = { start: true, end: true, everyMinutes: null };
const soundscape = { ...aSoundscape("wind"), bells };

it("rings at the start, at each interval and after the last words", () => {
  const script = [
    { at: 4, say: "Sit down." },
    { at: 580, say: "One closing note will sound." },
  ];
  const times = listBells(
    aMeditation({ minutes: 10, script, soundscape: { ...soundscape, bells: { ...bells, everyMinutes: 2 } } }),
  ).map(({ at }) => Math.round(at));
  expect(times).toEqual([2, 120, 240, 360, 480, 584]);
});

it("rings softly where the script mentions a bell", () => {
  const script = [
    { at: 4, say: "Sit down." },
    { at: 60, say: "A bell rings somewhere ahead." },
    { at: 160, say: "Get up." },
  ];
  const heard = listBells(aMeditation({ minutes: 3, script, soundscape }));
  expect(heard.map(({ at }) => Math.round(at))).toEqual([2, 62, 164]);
  expect(heard[1]?.loud).toBeLessThan(0.5);
});

it("does not ring in a session without bells", () => {
  const none = { ...bells, start: false, end: false };
  const script = [{ at: 4, say: "A bell rings somewhere ahead." }];
  expect(listBells(aMeditation({ script, soundscape: { ...soundscape, bells: none } }))).toEqual([]);
});
