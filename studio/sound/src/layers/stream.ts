import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { type Canvas, createCanvas } from "../engine/canvas.ts";
import { createDrift } from "../engine/drift.ts";
import { createBand, createHighPass, createLowPass, inSeries } from "../engine/filters.ts";
import { blip } from "../engine/grain.ts";
import { createSchedule, type Schedule, waitingTime } from "../engine/schedule.ts";
import type { Layer } from "./layer.ts";

/** Water over stones: ringing bubbles in three places over a soft rush. */
export function createStream(random: Random): Layer {
  const canvas = createCanvas(0.4);
  const places = [-0.55, 0.05, 0.6].map((place, index) =>
    createPlace(random.fork(`place ${index}`), place, canvas),
  );
  const deep = createBed(random.fork("deep"), 0.7, createBand(300, 0.9));
  const clear = createBed(random.fork("clear"), 0.8, createBand(620, 0.9));
  const splash = createBed(random.fork("splash"), 0.9, inSeries(createHighPass(900), createLowPass(2200)));
  const depth = createDrift(random.fork("depth"), { low: 0, high: 1, seconds: 1.6 });
  const flow = createDrift(random.fork("flow"), { low: 0.7, high: 1, seconds: 6 });
  const [left, right] = ["left", "right"].map((side) =>
    createDrift(random.fork(side), { low: 0.55, high: 1.1, seconds: 0.35 }),
  );

  return {
    render(into) {
      for (const place of places) place.advance();
      canvas.take(into);
      const [low, force] = [depth.next(), flow.next()];
      const fine = 0.085 * force;
      deep.add(into, 0.32 * force * low);
      clear.add(into, 0.24 * force * (1.1 - low));
      splash.add(into, fine * (left?.next() ?? 1), fine * (right?.next() ?? 1));
    },
  };
}

function createPlace(random: Random, place: number, canvas: Canvas): Schedule {
  const middle = random.between(520, 900);
  const bubbles = Array.from({ length: 90 }, () => createBubble(random, middle));
  const eagerness = createDrift(random.fork("eagerness"), { low: 6, high: 34, seconds: 1.1 });
  let perSecond = 15;
  const schedule = createSchedule(
    () => waitingTime(random.next(), perSecond),
    (at) => {
      const loud = 0.05 + 0.23 * random.next() ** 3;
      canvas.paint(random.pick(bubbles), at, loud, place + random.between(-0.25, 0.25));
    },
  );
  return {
    advance() {
      perSecond = eagerness.next();
      schedule.advance();
    },
  };
}

/** A small bubble is high and short, a large one low and long. */
function createBubble(random: Random, middle: number): Float32Array {
  const hz = middle * 2 ** random.near(0.3, 1.4);
  return blip({ hz, slide: random.between(0.02, 0.3), seconds: random.between(22, 40) / hz + 0.012 });
}
