import { group, svg } from "../drawing/svg.ts";
import type { Brush } from "./figure/brush.ts";
import type { Camera } from "./figure/camera.ts";
import { inOrder } from "./figure/draw-figure.ts";
import type { Pose } from "./figure/pose.ts";
import { solve } from "./figure/skeleton.ts";
import { drawBackdrop } from "./scene/backdrop.ts";
import { drawLightFilm } from "./scene/light-film.ts";
import { drawShadow } from "./scene/shadow.ts";
import { cameraFor, drawBody, drawThings, type Shown, type Stage, stageFor } from "./scene/stage.ts";
import { lengthOf, poseAt } from "./scene/timeline.ts";
import { drawTrails } from "./scene/trail.ts";

const still = { width: 1200, height: 900 } as const;
const film = { width: 480, height: 360 } as const;
const framesPerSecond = 20;

/** The exercise in one picture: its main pose, and the others as a memory behind or beside it. */
export function drawExercise(exercise: Shown): string {
  const stage = stageFor(exercise);
  const { motion } = stage;
  const { poses, main, remembered, spread } = motion;
  const [before, after] = [main, poses.length - 1 - main];
  const camera = cameraFor(stage, still, [before * spread, after * spread]);
  const shifted = (index: number): Camera => ({
    ...camera,
    origin: { ...camera.origin, x: camera.origin.x + (index - main) * spread * camera.scale },
  });
  const ghosts = poses.map((pose, i) =>
    i === main || !remembered.includes(i) ? "" : drawGhost(stage, shifted(i), pose),
  );
  const shown = poses[main];
  const start = poses[main === 0 ? 1 : main - 1];
  if (shown === undefined) throw new Error(`${exercise.id} has no main pose`);
  const trails = spread === 0 && start !== undefined ? drawTrails(camera, start, shown) : "";
  return svg(
    still,
    ...backdrop(stage, camera, still, 0),
    drawScene(stage, camera, shown, ghosts.join("") + trails),
  );
}

function drawGhost({ motion, person }: Stage, camera: Camera, pose: Pose): string {
  const brush: Brush = { camera, ghost: "#14606f" };
  return group({ opacity: 0.2 }, inOrder(drawBody(brush, solve(pose), person, motion.things)));
}

function backdrop(
  { motion, random }: Stage,
  camera: Camera,
  size: { width: number; height: number },
  moment: number,
): string[] {
  const period = (motion.travel === 0 ? 160 : motion.travel) * camera.scale;
  return [
    drawBackdrop(motion.surroundings, {
      camera,
      size,
      random: random.fork("place"),
      passing: { passed: motion.travel * camera.scale * (moment % 1), period },
    }),
  ];
}

function drawScene({ motion, person }: Stage, camera: Camera, pose: Pose, ghosts: string): string {
  const brush: Brush = { camera, ghost: null };
  const skeleton = solve(pose);
  const things = drawThings(brush, skeleton, motion.things);
  const isUnder = ({ depth }: { depth: number }) => depth < -100;
  return (
    inOrder(things.filter(isUnder)) +
    (motion.surroundings === "pool" ? "" : drawShadow(camera, skeleton, motion.ground)) +
    ghosts +
    inOrder([
      ...things.filter((piece) => !isUnder(piece)),
      ...drawBody(brush, skeleton, person, motion.things),
    ])
  );
}

export interface Film {
  readonly frames: number;
  readonly fps: number;
  frameAt(index: number): string;
}

/** A loop of the exercise without a seam: the frame after the last is the first. */
export function animateExercise(exercise: Shown): Film {
  const stage = stageFor(exercise);
  const camera = cameraFor(stage, film);
  const { rounds, seconds } = lengthOf(stage.motion);
  const frames = Math.round(seconds * framesPerSecond);
  return {
    frames,
    fps: framesPerSecond,
    frameAt(index) {
      const moment = ((index % frames) * rounds) / frames;
      const pose = poseAt(stage.motion, moment);
      return svg(film, ...backdrop(stage, camera, film, moment), drawScene(stage, camera, pose, ""));
    },
  };
}

/** The loop as one small file, for those who save data. It stands still for those who prefer that. */
export function animatedSvg(exercise: Shown): string {
  const stage = stageFor(exercise);
  const camera = cameraFor(stage, film);
  return svg(film, ...backdrop(stage, camera, film, 0), drawLightFilm(stage, camera));
}
