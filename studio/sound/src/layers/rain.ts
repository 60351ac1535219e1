import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { createCanvas } from "../engine/canvas.ts";
import { createDrift } from "../engine/drift.ts";
import { createHighPass, createLowPass, inSeries } from "../engine/filters.ts";
import { blip, puff } from "../engine/grain.ts";
import { createSchedule, waitingTime } from "../engine/schedule.ts";
import type { Layer } from "./layer.ts";

/** A wash of distant drops, close ones that tick, and some that fall into a puddle. */
export function createRain(random: Random): Layer {
  const hiss = createBed(random.fork("hiss"), 0.85, inSeries(createHighPass(450), createLowPass(2600)));
  const body = createBed(random.fork("body"), 0.6, createLowPass(240));
  const shower = createDrift(random.fork("shower"), { low: 0.6, high: 1, seconds: 14 });
  const gust = createDrift(random.fork("gust"), { low: 0.8, high: 1.15, seconds: 1.9 });
  const lean = createDrift(random.fork("lean"), { low: -0.15, high: 0.15, seconds: 5 });
  let falling = 0.8;

  const canvas = createCanvas(0.3);
  const [ticks, plops] = [createTicks(random.fork("ticks")), createPlops(random.fork("plops"))];
  const drops = random.fork("drops");
  const ticking = createSchedule(
    () => waitingTime(drops.next(), 90 * falling * falling),
    (at) => canvas.paint(drops.pick(ticks), at, 0.4 * drops.next() ** 4 + 0.05, drops.between(-0.8, 0.8)),
  );
  const plopping = createSchedule(
    () => waitingTime(drops.next(), 9 * falling),
    (at) => canvas.paint(drops.pick(plops), at, 0.32 * drops.next() ** 3 + 0.05, drops.between(-0.6, 0.6)),
  );

  return {
    render(into) {
      falling = shower.next();
      const [loud, side] = [falling * gust.next(), lean.next()];
      ticking.advance();
      plopping.advance();
      canvas.take(into);
      hiss.add(into, 0.19 * loud * (1 - side), 0.19 * loud * (1 + side));
      body.add(into, 0.4 * loud);
    },
  };
}

function createTicks(random: Random): Float32Array[] {
  return Array.from({ length: 60 }, () =>
    puff(random, {
      hz: random.between(1000, 3600),
      q: random.between(1.2, 3),
      seconds: random.between(0.004, 0.012),
      attackSeconds: 0.0008,
    }),
  );
}

function createPlops(random: Random): Float32Array[] {
  return Array.from({ length: 24 }, () =>
    blip({
      hz: random.between(420, 1150),
      slide: random.between(0.05, 0.35),
      seconds: random.between(0.03, 0.08),
    }),
  );
}
