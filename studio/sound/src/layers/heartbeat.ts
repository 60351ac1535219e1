import type { Random } from "@fernwell/studio-drawing/random";
import { createCanvas } from "../engine/canvas.ts";
import { framesIn } from "../engine/clock.ts";
import { createDrift } from "../engine/drift.ts";
import { blip } from "../engine/grain.ts";
import { createSchedule } from "../engine/schedule.ts";
import type { Layer } from "./layer.ts";

/** A heart at rest, two soft thuds to a beat. */
export function createHeartbeat(random: Random): Layer {
  const canvas = createCanvas(1);
  const first = blip({ hz: 58, slide: -0.35, seconds: 0.3 });
  const second = blip({ hz: 72, slide: -0.3, seconds: 0.22 });
  const pace = createDrift(random.fork("pace"), { low: 1.05, high: 1.2, seconds: 20 });
  let beatSeconds = 1.1;
  const beating = createSchedule(
    () => beatSeconds * random.near(1, 0.03),
    (at) => {
      canvas.paint(first, at, random.near(1, 0.1), 0);
      canvas.paint(second, at + framesIn(0.32), random.near(0.6, 0.08), 0);
    },
  );
  return {
    render(into) {
      beatSeconds = pace.next();
      beating.advance();
      canvas.take(into);
    },
  };
}
