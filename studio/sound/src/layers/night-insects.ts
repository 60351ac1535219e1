import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { type Canvas, createCanvas } from "../engine/canvas.ts";
import { framesIn, sampleRate } from "../engine/clock.ts";
import { createDrift } from "../engine/drift.ts";
import { createBand, createLowPass, inSeries } from "../engine/filters.ts";
import { createSchedule, type Schedule } from "../engine/schedule.ts";
import type { Layer } from "./layer.ts";

/** A few crickets nearby, each with its own pitch, pace and pauses, and a distant chorus. */
export function createNightInsects(random: Random): Layer {
  const canvas = createCanvas(0.5);
  const crickets = Array.from({ length: random.int(4, 6) }, (_, index) =>
    createCricket(random.fork(`cricket ${index}`), canvas),
  );
  const air = createBed(random.fork("air"), 0.7, inSeries(createLowPass(420), createLowPass(900)));
  const chorus = createBed(random.fork("chorus"), 0.8, createBand(random.between(2400, 3000), 12));
  const stillness = createDrift(random.fork("stillness"), { low: 0.7, high: 1, seconds: 11 });
  const [left, right] = ["left", "right"].map((side) =>
    createDrift(random.fork(side), { low: 0.3, high: 1, seconds: 3.5 }),
  );

  return {
    render(into) {
      for (const cricket of crickets) cricket.advance();
      canvas.take(into);
      air.add(into, 0.2 * stillness.next());
      chorus.add(into, 0.1 * (left?.next() ?? 1), 0.1 * (right?.next() ?? 1));
    },
  };
}

/** Chirps for a while at its own pace, then pauses. */
function createCricket(random: Random, canvas: Canvas): Schedule {
  const hz = random.between(2300, 3500);
  const chirps = Array.from({ length: 6 }, () => createChirp(random, hz));
  const pace = random.between(0.42, 0.8);
  const [place, nearness] = [random.between(-0.85, 0.85), random.between(0.04, 0.16)];
  const mood = createDrift(random.fork("mood"), { low: 0.5, high: 1, seconds: 40 });
  let left = random.int(4, 30);
  return createSchedule(
    () => {
      left -= 1;
      if (left > 0) return pace * random.near(1, 0.06);
      left = random.int(8, 46);
      return random.between(3, 16);
    },
    (at) => canvas.paint(random.pick(chirps), at, nearness * mood.next() * random.near(1, 0.2), place),
    random.between(0, 5),
  );
}

/** Three to five strokes of the wings, the first ones softer. */
function createChirp(random: Random, hz: number): Float32Array {
  const [strokes, every] = [random.int(3, 5), framesIn(random.between(0.021, 0.027))];
  const stroke = Math.round(every * 0.72);
  const chirp = new Float32Array(strokes * every);
  const pitch = hz * random.near(1, 0.008);
  return chirp.map((_, i) => {
    const [index, inside] = [Math.floor(i / every), i % every];
    if (inside >= stroke) return 0;
    const swell = Math.sin((Math.PI * inside) / stroke) ** 2;
    const bend = 1 - 0.012 * (inside / stroke);
    return (
      Math.sin((2 * Math.PI * pitch * bend * i) / sampleRate) * swell * (0.5 + (0.5 * (index + 1)) / strokes)
    );
  });
}
