import { loopSeconds } from "@fernwell/domain/calm/loops";
import { sounds } from "@fernwell/domain/calm/meditation";
import { beforeAll, describe, expect, it } from "vitest";
import { createStereo, type Stereo } from "./engine/block.ts";
import { framesIn } from "./engine/clock.ts";
import { renderLoop } from "./loop.ts";
import { createLoudnessMeter, createWeighting } from "./meters/loudness.ts";

/** The fade takes the first four seconds. */
const around = { before: framesIn(2), after: framesIn(6) };

describe.each(sounds)("a loop of %s", (sound) => {
  let loop: Stereo;
  beforeAll(() => {
    loop = renderLoop(sound);
  });

  it("[DO-35] has no step from its end to its beginning that is larger than steps within", () => {
    expect(loop.left.length).toBe(framesIn(loopSeconds));
    for (const side of [loop.left, loop.right]) {
      expect(Math.abs((side[0] ?? 0) - (side.at(-1) ?? 0))).toBeLessThanOrEqual(findLargestStep(side));
    }
  });

  it("[DO-35] is as loud around its seam as elsewhere", () => {
    const twice = repeat(loop);
    createWeighting().process(twice);
    const seam = loop.left.length;
    const [from, to] = [seam - around.before, seam + around.after];
    const rest = measureLevel(twice, to, from + seam);
    expect(Math.abs(measureLevel(twice, from, to) - rest)).toBeLessThan(1);
  });

  it("is about as loud as the tracks, and never too loud", () => {
    const meter = createLoudnessMeter();
    meter.add(loop);
    expect(Math.abs(meter.read() + 20)).toBeLessThan(1);
    expect(Math.max(...[loop.left, loop.right].map(findPeak))).toBeLessThan(0.7);
  });
});

function repeat({ left, right }: Stereo): Stereo {
  const twice = createStereo(2 * left.length);
  for (const at of [0, left.length]) {
    twice.left.set(left, at);
    twice.right.set(right, at);
  }
  return twice;
}

/** In dB, of a sound that is weighted already. */
function measureLevel({ left, right }: Stereo, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i += 1) sum += (left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2;
  return 10 * Math.log10(sum / (to - from));
}

function findLargestStep(side: Float32Array): number {
  return findPeak(side.subarray(1).map((sample, i) => sample - (side[i] ?? 0)));
}

function findPeak(side: Float32Array): number {
  return side.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}
