import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { createCanvas } from "../engine/canvas.ts";
import { createDrift } from "../engine/drift.ts";
import { createBand, createHighPass, createLowPass, inSeries } from "../engine/filters.ts";
import { puff } from "../engine/grain.ts";
import { createSchedule, waitingTime } from "../engine/schedule.ts";
import { createFlock } from "./birdsong.ts";
import type { Layer } from "./layer.ts";

/** Leaves that stir in the breeze, the hum of the wood, and distant birds. */
export function createForest(random: Random): Layer {
  const canvas = createCanvas(6);
  const flock = createFlock(random.fork("flock"), canvas, { count: 3, restSeconds: 18, loud: 0.05 });
  const twigs = random.fork("twigs");
  const leaves = Array.from({ length: 50 }, () => createLeaf(twigs));
  let stir = 0.5;
  const falling = createSchedule(
    () => waitingTime(twigs.next(), 2 + 45 * stir * stir),
    (at) =>
      canvas.paint(twigs.pick(leaves), at, 0.012 + 0.06 * stir * twigs.next() ** 3, twigs.between(-0.8, 0.8)),
  );

  const rustle = createBed(random.fork("rustle"), 0.9, inSeries(createHighPass(1000), createLowPass(2200)));
  const hum = createBed(random.fork("hum"), 0.7, createBand(260, 0.6));
  const breeze = createDrift(random.fork("breeze"), { low: 0.15, high: 1, seconds: 6 });
  const [left, right] = ["left", "right"].map((side) =>
    createDrift(random.fork(side), { low: 0.6, high: 1.1, seconds: 0.45 }),
  );

  return {
    render(into) {
      stir = breeze.next();
      falling.advance();
      for (const bird of flock) bird.advance();
      canvas.take(into);
      hum.add(into, 0.16 + 0.16 * stir);
      const loud = 0.02 + 0.16 * stir * stir;
      rustle.add(into, loud * (left?.next() ?? 1), loud * (right?.next() ?? 1));
    },
  };
}

function createLeaf(random: Random): Float32Array {
  return puff(random, {
    hz: random.between(1300, 3600),
    q: 1,
    seconds: random.between(0.015, 0.06),
    attackSeconds: 0.004,
  });
}
