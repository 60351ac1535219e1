import type { Random } from "@fernwell/studio-drawing/random";
import { createCanvas } from "../engine/canvas.ts";
import { createSchedule } from "../engine/schedule.ts";
import { strike } from "../engine/strike.ts";
import { inOctaveFrom } from "../engine/tuning.ts";
import type { Layer } from "./layer.ts";

const ringSeconds = 24;

/** Three bowls, tuned to the note, its fifth and its octave, struck softly or rubbed. */
export function createSingingBowl(random: Random, rootHz: number): Layer {
  const canvas = createCanvas(ringSeconds);
  const root = inOctaveFrom(rootHz, 110);
  const bowls = [1, 1.5, 2].map((ratio, index) => ({
    struck: strike(random.fork(`struck ${index}`), {
      hz: root * ratio,
      ringSeconds,
      attackSeconds: 0.05,
      brightness: 0.75,
    }),
    rubbed: strike(random.fork(`rubbed ${index}`), {
      hz: root * ratio,
      ringSeconds,
      attackSeconds: 5,
      brightness: 0.4,
    }),
  }));
  const playing = createSchedule(
    () => random.between(6, 13),
    (at) => {
      const bowl = random.pick(bowls);
      if (random.chance(0.35)) canvas.paintStereo(bowl.rubbed, at, random.between(0.25, 0.4));
      else canvas.paintStereo(bowl.struck, at, random.between(0.13, 0.26));
    },
    0.4,
  );
  return {
    render(into) {
      playing.advance();
      canvas.take(into);
    },
  };
}
