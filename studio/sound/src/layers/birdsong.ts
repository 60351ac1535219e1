import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { type Canvas, createCanvas } from "../engine/canvas.ts";
import { createDrift } from "../engine/drift.ts";
import { createHighPass, createLowPass, inSeries } from "../engine/filters.ts";
import { createSchedule, type Schedule } from "../engine/schedule.ts";
import { createBirds } from "./birds.ts";
import type { Layer } from "./layer.ts";

/** A few birds around the listener, with pauses between their phrases. */
export function createBirdsong(random: Random): Layer {
  const canvas = createCanvas(6);
  const flock = createFlock(random.fork("flock"), canvas, { count: 5, restSeconds: 9, loud: 0.2 });
  const air = createBed(
    random.fork("air"),
    0.8,
    inSeries(createHighPass(180), createLowPass(500), createLowPass(1200)),
  );
  const breeze = createDrift(random.fork("breeze"), { low: 0.6, high: 1, seconds: 8 });

  return {
    render(into) {
      for (const bird of flock) bird.advance();
      canvas.take(into);
      air.add(into, 0.1 * breeze.next());
    },
  };
}

interface FlockSize {
  readonly count: number;
  /** The typical pause of a bird between songs. */
  readonly restSeconds: number;
  /** The level of the nearest bird. */
  readonly loud: number;
}

/** How close the farthest bird is, where the nearest is 1. */
const farthest = 0.35;

/** Birds that sing a few phrases from one branch, then move to another. */
export function createFlock(random: Random, canvas: Canvas, size: FlockSize): Schedule[] {
  return createBirds(random, size.count).map((sing, index) => {
    const own = random.fork(`branch ${index}`);
    let [place, nearness, phrases] = [own.between(-0.9, 0.9), own.between(farthest, 1), own.int(1, 3)];
    const rest = () => {
      phrases -= 1;
      if (phrases > 0) return own.between(2.8, 5.5);
      phrases = own.int(1, 4);
      place = Math.max(-0.9, Math.min(0.9, place + own.between(-0.5, 0.5)));
      nearness = own.between(farthest, 1);
      return size.restSeconds * own.between(0.7, 2.2);
    };
    return createSchedule(
      rest,
      (at) => canvas.paint(sing(), at, size.loud * nearness * nearness, place),
      own.between(0.5, size.restSeconds * 1.5),
    );
  });
}
