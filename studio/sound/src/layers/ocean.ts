import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { clear, panned } from "../engine/block.ts";
import { blockSeconds } from "../engine/clock.ts";
import { createDrift, eased } from "../engine/drift.ts";
import { createHighPass, createLowPass, inSeries } from "../engine/filters.ts";
import type { Layer } from "./layer.ts";

/** One wave. It gathers, breaks somewhere along the beach, and its foam runs out. */
interface Wave {
  age: number;
  readonly gathers: number;
  readonly runsOut: number;
  readonly size: number;
  readonly from: number;
  readonly to: number;
}

export function createOcean(random: Random): Layer {
  const depth = createBed(random.fork("depth"), 0.6, inSeries(createLowPass(130), createLowPass(260)));
  const swell = createBed(random.fork("swell"), 0.75, inSeries(createLowPass(420), createHighPass(90)));
  const crest = createBed(random.fork("crest"), 0.85, inSeries(createLowPass(1300), createHighPass(280)));
  const foam = createBed(random.fork("foam"), 0.95, inSeries(createLowPass(3000), createHighPass(1500)));
  const distance = createDrift(random.fork("distance"), { low: 0.7, high: 1, seconds: 9 });
  const fizz = createDrift(random.fork("fizz"), { low: 0.75, high: 1.15, seconds: 0.22 });

  const waves: Wave[] = [createWave(random, 4)];
  let untilNext = 2;

  return {
    render(into) {
      untilNext -= blockSeconds;
      if (untilNext <= 0) {
        waves.push(createWave(random, 0));
        untilNext = random.between(5.5, 11.5);
      }
      const sum = {
        swell: { left: 0.1, right: 0.1 },
        crest: { left: 0.02, right: 0.02 },
        foam: { left: 0.025, right: 0.025 },
      };
      for (const wave of waves) addWave(sum, wave);
      if ((waves[0]?.age ?? 0) > 26) waves.shift();

      clear(into);
      const sparkle = 0.5 * fizz.next();
      depth.add(into, 0.95 * distance.next());
      swell.add(into, 1.1 * sum.swell.left, 1.1 * sum.swell.right);
      crest.add(into, sum.crest.left, sum.crest.right);
      foam.add(into, sum.foam.left * sparkle, sum.foam.right * sparkle);
    },
  };
}

function createWave(random: Random, age: number): Wave {
  return {
    age,
    gathers: random.between(3, 5),
    runsOut: random.between(2, 3.6),
    size: random.between(0.45, 0.85),
    from: random.between(-0.6, 0.6),
    to: random.between(-0.6, 0.6),
  };
}

interface Sum {
  readonly swell: { left: number; right: number };
  readonly crest: { left: number; right: number };
  readonly foam: { left: number; right: number };
}

function addWave(sum: Sum, wave: Wave): void {
  wave.age += blockSeconds;
  const { age, gathers, runsOut, size } = wave;
  const afterBreak = Math.max(0, age - gathers);
  const gathered = eased(age / gathers) ** 2;
  const body = gathered * Math.exp(-afterBreak / 1.9) * size;
  const foaming = eased((age - gathers * 0.8) / 1.4) * Math.exp(-afterBreak / runsOut) * size;
  const share = panned(wave.from + (wave.to - wave.from) * eased(age / 9));
  addTo(sum.swell, body, share);
  addTo(sum.crest, 0.7 * body * body, share);
  addTo(sum.foam, foaming, share);
}

/** Water is never on one side only. */
function addTo(
  sum: { left: number; right: number },
  loud: number,
  share: { left: number; right: number },
): void {
  sum.left += loud * (0.35 + 0.65 * share.left);
  sum.right += loud * (0.35 + 0.65 * share.right);
}
