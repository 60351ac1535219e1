import { svg } from "@fernwell/studio-drawing/svg";
import { drawPlace, drawScene } from "@fernwell/studio-pictures/exercises/scene/draw-scene";
import {
  createCamera,
  createExerciseStage,
  type DrawnExercise,
} from "@fernwell/studio-pictures/exercises/scene/stage";
import { loopLength, poseAt } from "@fernwell/studio-pictures/exercises/scene/timeline";
import { drawLightFilm } from "./light-film.ts";

export const filmSize = { width: 480, height: 360 } as const;
const framesPerSecond = 20;

export interface Film {
  readonly frames: number;
  readonly fps: number;
  frameAt(index: number): string;
}

/** Animates an exercise as a seamless loop: the frame after the last is the first. */
export function animateExercise(exercise: DrawnExercise): Film {
  const stage = createExerciseStage(exercise);
  const camera = createCamera(stage, filmSize);
  const { rounds, seconds } = loopLength(stage.motion);
  const frames = Math.round(seconds * framesPerSecond);
  return {
    frames,
    fps: framesPerSecond,
    frameAt(index) {
      const moment = ((index % frames) * rounds) / frames;
      const pose = poseAt(stage.motion, moment);
      return svg(filmSize, drawPlace(stage, camera, filmSize, moment), drawScene(stage, camera, pose));
    },
  };
}

/** The loop as one small SVG for people who save data. It stands still for people who prefer less motion. */
export function drawMotionSvg(exercise: DrawnExercise): string {
  const stage = createExerciseStage(exercise);
  const camera = createCamera(stage, filmSize);
  return svg(filmSize, drawPlace(stage, camera, filmSize), drawLightFilm(stage, camera));
}
