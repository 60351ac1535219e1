import type { Random } from "@fernwell/studio-drawing/random";
import type { Bell } from "../bells.ts";
import { createCanvas } from "../engine/canvas.ts";
import { blockFrames, framesIn } from "../engine/clock.ts";
import { strike } from "../engine/strike.ts";
import { inOctaveFrom } from "../engine/tuning.ts";
import type { Layer } from "./layer.ts";

const ringSeconds = 18;

/** A bell tuned to the session's note, struck at the given times. */
export function createBells(random: Random, rootHz: number, bells: readonly Bell[]): Layer {
  const canvas = createCanvas(ringSeconds);
  const sound = strike(random, {
    hz: inOctaveFrom(rootHz, 220),
    ringSeconds,
    attackSeconds: 0.012,
    brightness: 1,
  });
  let [next, end] = [0, 0];
  return {
    render(into) {
      end += blockFrames;
      for (let bell = bells[next]; bell && framesIn(bell.at) < end; bell = bells[next]) {
        canvas.paintStereo(sound, framesIn(bell.at), bell.loud);
        next += 1;
      }
      canvas.take(into);
    },
  };
}
