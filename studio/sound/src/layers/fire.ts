import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { createCanvas } from "../engine/canvas.ts";
import { framesIn } from "../engine/clock.ts";
import { createDrift } from "../engine/drift.ts";
import { createBand, createHighPass, createLowPass, inSeries } from "../engine/filters.ts";
import { puff } from "../engine/grain.ts";
import { createSchedule, waitingTime } from "../engine/schedule.ts";
import type { Layer } from "./layer.ts";

/** A flickering low roar with flurries of crackles and an occasional soft pop. */
export function createFire(random: Random): Layer {
  const low = inSeries(createLowPass(170), createLowPass(240), createHighPass(45));
  const roar = createBed(random.fork("roar"), 0.5, low);
  const flames = createBed(random.fork("flames"), 0.7, createBand(520, 0.6));
  const draught = createDrift(random.fork("draught"), { low: 0.6, high: 1, seconds: 7 });
  const flicker = createDrift(random.fork("flicker"), { low: 0.6, high: 1.2, seconds: 0.16 });
  const lick = createDrift(random.fork("lick"), { low: 0.2, high: 1, seconds: 0.5 });

  const canvas = createCanvas(1.5);
  const wood = random.fork("wood");
  const crackles = Array.from({ length: 80 }, () => createCrackle(wood));
  const pops = Array.from({ length: 12 }, () => createPop(wood));
  const singles = createSchedule(
    () => waitingTime(wood.next(), 5),
    (at) => canvas.paint(wood.pick(crackles), at, 0.07 + 0.35 * wood.next() ** 3, wood.between(-0.5, 0.5)),
  );
  const flurries = createSchedule(
    () => waitingTime(wood.next(), 0.45),
    (at) => {
      const [place, loud] = [wood.between(-0.6, 0.6), wood.between(0.2, 0.65)];
      let when = at;
      for (let left = wood.int(3, 11); left > 0; left -= 1) {
        canvas.paint(wood.pick(crackles), when, loud * (0.2 + 0.8 * wood.next() ** 2), place);
        when += framesIn(0.012 + 0.09 * wood.next() ** 2);
      }
    },
  );
  const popping = createSchedule(
    () => 2 + waitingTime(wood.next(), 0.22),
    (at) => canvas.paint(wood.pick(pops), at, wood.between(0.15, 0.4), wood.between(-0.5, 0.5)),
  );

  return {
    render(into) {
      singles.advance();
      flurries.advance();
      popping.advance();
      canvas.take(into);
      const force = draught.next();
      roar.add(into, 1.7 * force * flicker.next());
      flames.add(into, 0.2 * force * lick.next());
    },
  };
}

function createCrackle(random: Random): Float32Array {
  return puff(random, {
    hz: random.between(900, 3200),
    q: random.between(1, 2.5),
    seconds: random.between(0.005, 0.022),
    attackSeconds: random.between(0.0006, 0.0015),
  });
}

function createPop(random: Random): Float32Array {
  return puff(random, { hz: random.between(240, 620), q: 1.4, seconds: 0.05, attackSeconds: 0.003 });
}
