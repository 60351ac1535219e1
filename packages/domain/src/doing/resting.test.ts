import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DoingEvent } from "./doing.ts";
import {
  bellChoiceIds,
  countRestedSeconds,
  getFadeVolume,
  getFullness,
  listBells,
  readBreath,
  sleepTimerId,
} from "./resting.ts";

const square = [
  { inAt: 61, fullAt: 65, outAt: 69, emptyAt: 73 },
  { inAt: 77, fullAt: 81, outAt: 85, emptyAt: 89 },
  { inAt: 108, fullAt: 112, outAt: 112, emptyAt: 118 },
];

/** Breaths one after another, of any pace. */
const length = fc.integer({ min: 1, max: 10 });
const someBreaths = fc
  .array(fc.tuple(fc.nat(30), length, fc.nat(5), length), { maxLength: 12 })
  .map((lengths) => {
    let at = 0;
    return lengths.map(([wait, inhale, hold, exhale]) => {
      const inAt = at + wait;
      const [fullAt, outAt] = [inAt + inhale, inAt + inhale + hold];
      at = outAt + exhale;
      return { inAt, fullAt, outAt, emptyAt: at };
    });
  });

describe("a breath", () => {
  it.each([
    [0, "free", 0],
    [61, "in", 0],
    [63, "in", 0.5],
    [66, "hold", 0.25],
    [72, "out", 0.75],
    [75, "rest", 0.5],
    [77, "in", 0],
    // The next breath is too far away for a pause.
    [90, "free", 0],
    [112, "out", 0],
    [115, "out", 0.5],
    [118, "free", 0],
    [500, "free", 0],
  ])("[DO-32] at second %i is at %s, %d", (second, phase, share) => {
    expect(readBreath(square, second)).toEqual({ phase, share });
  });

  it("[DO-32] fills and empties without a jump, and is full and empty when the track says so", () => {
    const stepSeconds = 0.05;
    fc.assert(
      fc.property(someBreaths, (breaths) => {
        const fullness = (second: number) => getFullness(readBreath(breaths, second));
        for (const { fullAt, outAt, emptyAt } of breaths) {
          expect(fullness(outAt)).toBeCloseTo(1);
          expect(fullness((fullAt + outAt) / 2)).toBeCloseTo(1);
          expect(fullness(emptyAt)).toBeCloseTo(0);
        }
        const steps = Math.ceil((breaths.at(-1)?.emptyAt ?? 0) / stepSeconds);
        const seen = Array.from({ length: steps }, (_, step) => fullness(step * stepSeconds));
        const jumps = seen.slice(1).map((now, step) => Math.abs(now - (seen[step] ?? 0)));
        expect(Math.max(0, ...jumps)).toBeLessThan(0.1);
      }),
    );
  });
});

describe("the bells of a free timer", () => {
  it.each([
    ["none", 10, []],
    ["ends", 10, [0, 600]],
    ["every-5", 10, [0, 300, 600]],
    ["every-5", 12, [0, 300, 600, 720]],
    ["every-15", 10, [0, 600]],
    ["every-1", 3, [0, 60, 120, 180]],
  ] as const)("[DO-30] %s in %i minutes ring at %j", (bells, minutes, seconds) => {
    expect(listBells({ minutes, bells }, 0)).toEqual(seconds);
  });

  it("[DO-30] ring once each, however often the timer is looked at", () => {
    const looks = fc.array(fc.integer({ min: 1, max: 400 }));
    const choice = fc.record({
      bells: fc.constantFrom(...bellChoiceIds),
      minutes: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(choice, looks, (timer, waits) => {
        const all = listBells(timer, 0);
        let now = 0;
        for (const wait of waits) {
          const passed = all.filter((second) => second >= now && second < now + wait);
          now += wait;
          expect(listBells(timer, now - wait)).toEqual([...passed, ...listBells(timer, now)]);
        }
      }),
    );
  });
});

describe("a sound that fades to sleep", () => {
  it("[DO-33] is whole until its last minute, and silent at its end and after it", () => {
    expect([3600, 60, 0, -5].map((remaining) => getFadeVolume(remaining))).toEqual([1, 1, 0, 0]);
  });

  it("[DO-33] becomes ever softer, with half its power in the middle", () => {
    const volumes = Array.from({ length: 61 }, (_, passed) => getFadeVolume(60 - passed));
    expect(volumes).toEqual(volumes.toSorted((a, b) => b - a));
    expect(getFadeVolume(30) ** 2).toBeCloseTo(0.5);
  });
});

describe("a rest", () => {
  const parts = [{ seconds: 1200, detail: {} }];
  const later = (seconds: number) => 1_000_000 + seconds * 1000;
  const start: DoingEvent<object> = { kind: "start", at: later(0) };
  const sleepIn = (seconds: number): DoingEvent<object> => ({
    ...{ kind: "startTimer", at: later(10), timer: { id: sleepTimerId, name: "5", seconds } },
  });
  const hours = later(8 * 3600);

  it("[DO-33] counts until the sound had faded to sleep, however late that is noticed", () => {
    const events = [start, sleepIn(300)];
    expect(countRestedSeconds(parts, events, hours)).toBe(310);
    expect(countRestedSeconds(parts, [...events, { kind: "finish", at: later(400) }], hours)).toBe(310);
  });

  it("[DO-33] counts without pauses to its own end where that came first", () => {
    const pause: DoingEvent<object>[] = [
      { kind: "pause", at: later(20) },
      { kind: "resume", at: later(50) },
    ];
    expect(countRestedSeconds(parts, [start, ...pause], hours)).toBe(1200);
    expect(countRestedSeconds(parts, [start, sleepIn(2700)], hours)).toBe(1200);
    expect(countRestedSeconds(parts, [start, sleepIn(300), ...pause], later(100))).toBe(70);
    expect(countRestedSeconds(parts, [start, sleepIn(300), ...pause], hours)).toBe(280);
  });
});
