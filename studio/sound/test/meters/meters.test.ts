import { describe, expect, it } from "vitest";
import { createStereo } from "../../src/engine/block.ts";
import { framesIn, sampleRate } from "../../src/engine/clock.ts";
import { createLoudnessMeter } from "../../src/meters/loudness.ts";
import { createClickMeter } from "./clicks.ts";
import { toDecibels } from "./decibels.ts";
import { createLevelMeter, longestSilenceSeconds } from "./silence.ts";
import { createTruePeakMeter } from "./true-peak.ts";

function tone(hz: number, height: number, seconds: number, phase = 0) {
  const sound = createStereo(framesIn(seconds));
  for (let i = 0; i < sound.left.length; i += 1) {
    sound.left[i] = height * Math.sin((2 * Math.PI * hz * i) / sampleRate + phase);
    sound.right[i] = sound.left[i] ?? 0;
  }
  return sound;
}

describe("meters", () => {
  it("measure the loudness of the reference tone of the standard", () => {
    const meter = createLoudnessMeter();
    meter.add(tone(1000, 10 ** (-23 / 20), 5));
    expect(meter.read()).toBeCloseTo(-23, 1);
  });

  it("ignore passages far softer than the rest", () => {
    const meter = createLoudnessMeter();
    meter.add(tone(1000, 0.1, 5));
    meter.add(tone(1000, 0.001, 20));
    expect(meter.read()).toBeCloseTo(-20, 0);
  });

  it("find the peak between two samples", () => {
    const meter = createTruePeakMeter();
    meter.add(tone(sampleRate / 4, 0.5, 0.5, Math.PI / 4));
    expect(toDecibels(meter.read())).toBeCloseTo(toDecibels(0.5), 0);
  });

  it("count jumps but not tones", () => {
    const meter = createClickMeter();
    const sound = tone(300, 0.2, 1);
    meter.add(sound);
    expect(meter.read()).toBe(0);
    for (let i = 16_000; i < sound.left.length; i += 1) sound.left[i] = (sound.left[i] ?? 0) + 0.1;
    meter.add(sound);
    expect(meter.read()).toBeGreaterThanOrEqual(1);
  });

  it("find the longest silence between the fades", () => {
    const meter = createLevelMeter();
    for (const height of [0, 0.1, 0, 0.1, 0]) meter.add(tone(200, height, height === 0 ? 2 : 1));
    expect(longestSilenceSeconds(meter.read(), { in: 2, out: 2 })).toBeCloseTo(2, 1);
  });
});
