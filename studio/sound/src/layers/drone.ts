import type { Random } from "@fernwell/studio-drawing/random";
import { addScaled, clear, createStereo, narrow } from "../engine/block.ts";
import { createCanvas } from "../engine/canvas.ts";
import { blockFrames, framesIn, sampleRate } from "../engine/clock.ts";
import { createDrift } from "../engine/drift.ts";
import { createLowPass } from "../engine/filters.ts";
import { rounded } from "../engine/grain.ts";
import { createSchedule } from "../engine/schedule.ts";
import { createSmoother, slowness } from "../engine/smoother.ts";
import { inOctaveFrom } from "../engine/tuning.ts";
import { addTone, createWave, phaseStep } from "../engine/wave.ts";
import type { Layer } from "./layer.ts";

const ringSeconds = 6.5;

/** Groups of overtones that swell and recede independently. */
const colours = [
  [1, 0.55, 0.2],
  [0, 0.2, 0.5, 0.35, 0.2],
  [0, 0, 0, 0.1, 0.25, 0.3, 0.2, 0.14, 0.1],
] as const;

/** Four strings plucked in turn over a hum, like a tanpura. Every pluck differs a little. */
export function createDrone(random: Random, rootHz: number): Layer {
  const root = inOctaveFrom(rootHz, 65);
  const canvas = createCanvas(ringSeconds);
  const strings = [1.5, 2, 2, 1].map((ratio, index) => {
    const own = random.fork(`string ${index}`);
    return [0, 1, 2].map(() => pluck(own, root * ratio * own.near(1, 0.0012)));
  });
  const pace = createDrift(random.fork("pace"), { low: 1.1, high: 2.4, seconds: 23 });
  const touch = createDrift(random.fork("touch"), { low: 0.02, high: 0.17, seconds: 17 });
  let [string, gapSeconds, loud] = [0, 1.5, 0.1];
  const plucking = createSchedule(
    () => gapSeconds * random.between(0.85, 1.15) * (random.chance(0.25) ? 1.7 : 1),
    (at) => {
      const place = (string - 1.5) * 0.22;
      canvas.paint(random.pick(strings[string] ?? []), at, loud * random.between(0.7, 1), place);
      string = (string + (random.chance(0.15) ? 2 : 1)) % strings.length;
    },
    0.3,
  );
  const hums = colours.map((harmonics, index) => ({
    wave: createWave(harmonics),
    strength: createDrift(random.fork(`colour ${index}`), {
      low: [0.09, 0.02, 0][index] ?? 0,
      high: [0.13, 0.075, 0.03][index] ?? 0,
      seconds: 6 + 3 * index,
    }),
    gain: 0,
    left: random.between(0, 2000),
    right: random.between(0, 2000),
  }));
  const apart = createDrift(random.fork("apart"), { low: -0.3, high: 0.3, seconds: 13 });
  const [coarse, hum] = [createStereo(blockFrames / slowness), createStereo()];
  const [smooth, soften] = [createSmoother(), createLowPass(1400)];

  return {
    render(into) {
      gapSeconds = pace.next();
      loud = touch.next();
      plucking.advance();
      canvas.take(into);
      clear(coarse);
      const detune = apart.next() / 2;
      const step = {
        left: phaseStep((root * 2 - detune) * slowness),
        right: phaseStep((root * 2 + detune) * slowness),
      };
      for (const tone of hums) {
        const to = tone.strength.next();
        tone.left = addTone(coarse.left, tone.wave, {
          phase: tone.left,
          step: step.left,
          from: tone.gain,
          to,
        });
        tone.right = addTone(coarse.right, tone.wave, {
          phase: tone.right,
          step: step.right,
          from: tone.gain,
          to,
        });
        tone.gain = to;
      }
      smooth(coarse, hum);
      soften.process(hum);
      addScaled(into, hum, 1);
      narrow(into, 0.2);
    },
  };
}

/** The buzz of the bridge: after the pluck the strongest overtone moves slowly down the series. */
function pluck(random: Random, hz: number): Float32Array {
  const sound = new Float32Array(framesIn(ringSeconds));
  const [reach, buzz] = [random.between(2200, 3800), random.between(3, 9)];
  for (let n = 1; n * hz <= reach; n += 1) {
    addOvertone(sound, {
      hz,
      n,
      buzz,
      phase: random.between(0, 2 * Math.PI),
      height: 1 - (n * hz) / (reach + hz),
    });
  }
  return sound;
}

interface Overtone {
  readonly hz: number;
  readonly n: number;
  /** The overtone that the buzz starts from. */
  readonly buzz: number;
  readonly phase: number;
  readonly height: number;
}

function addOvertone(sound: Float32Array, { hz, n, buzz, phase, height }: Overtone): void {
  const stride = 256;
  const angle = (2 * Math.PI * hz * n * (1 + 0.000_04 * n * n)) / sampleRate;
  const turn = 2 * Math.cos(angle);
  let [before, last, gain] = [Math.sin(phase - angle), Math.sin(phase), 0];
  for (let start = 0; start < sound.length; start += stride) {
    const seconds = (start + stride) / sampleRate;
    const crest = 2 + buzz * Math.exp(-seconds / 1.3);
    const focus = 0.35 + 1.3 * Math.exp(-(((n - crest) / 2.6) ** 2));
    const to =
      height *
      (focus / n ** 0.9) *
      Math.exp(-seconds * (0.3 + 0.05 * n)) *
      rounded(start + stride, framesIn(0.06)) *
      rounded(sound.length - start - stride, framesIn(1));
    const step = (to - gain) / stride;
    for (let i = start; i < start + stride; i += 1) {
      const now = turn * last - before;
      before = last;
      last = now;
      gain += step;
      sound[i] = (sound[i] ?? 0) + now * gain;
    }
  }
}
