import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { clear } from "../engine/block.ts";
import { createDrift } from "../engine/drift.ts";
import { createBand, createHighPass, createLowPass, inSeries } from "../engine/filters.ts";
import type { Layer } from "./layer.ts";

/** Gusts that rise, brighten and fall, a little earlier on one side than on the other. */
export function createWind(random: Random): Layer {
  const calm = createBed(random.fork("calm"), 0.5, inSeries(createLowPass(200), createHighPass(60)));
  const push = createBed(random.fork("push"), 0.7, createBand(270, 0.8));
  const rush = createBed(random.fork("rush"), 0.8, createBand(520, 0.8));
  const edge = createBed(random.fork("edge"), 0.85, createBand(random.between(760, 980), 1.4));
  const weather = createDrift(random.fork("weather"), { low: 0.35, high: 1, seconds: 17 });
  const gust = createDrift(random.fork("gust"), { low: 0.25, high: 0.9, seconds: 3.6 });
  const flutter = createDrift(random.fork("flutter"), { low: 0.9, high: 1.1, seconds: 0.6 });
  const lean = createDrift(random.fork("lean"), { low: -0.3, high: 0.3, seconds: 5 });

  return {
    render(into) {
      const force = (0.5 + 0.5 * weather.next()) * gust.next() * flutter.next();
      const side = lean.next();
      const [left, right] = [force * (1 - side), force * (1 + side)];
      clear(into);
      calm.add(into, 0.3 + 0.25 * force);
      push.add(into, 0.2 + 0.6 * left, 0.2 + 0.6 * right);
      rush.add(into, 0.75 * left ** 1.5, 0.75 * right ** 1.5);
      edge.add(into, 0.45 * left ** 2.4, 0.45 * right ** 2.4);
    },
  };
}
