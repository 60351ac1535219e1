import { group, svg } from "@fernwell/studio-drawing/svg";
import type { Brush } from "./figure/brush.ts";
import type { Camera } from "./figure/camera.ts";
import { inOrder } from "./figure/draw-figure.ts";
import type { Pose } from "./figure/pose.ts";
import { solve } from "./figure/skeleton.ts";
import { drawPlace, drawScene } from "./scene/draw-scene.ts";
import {
  createCamera,
  createExerciseStage,
  type DrawnExercise,
  drawBody,
  type ExerciseStage,
} from "./scene/stage.ts";
import { drawTrails } from "./scene/trail.ts";

const size = { width: 1200, height: 900 } as const;

/** Draws an exercise's main pose, with its other poses faint behind or beside it. */
export function drawExercise(exercise: DrawnExercise): string {
  const stage = createExerciseStage(exercise);
  const { poses, main, remembered, spread } = stage.motion;
  const [before, after] = [main, poses.length - 1 - main];
  const camera = createCamera(stage, size, [before * spread, after * spread]);
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
  return svg(size, drawPlace(stage, camera, size), drawScene(stage, camera, shown, ghosts.join("") + trails));
}

function drawGhost({ motion, person }: ExerciseStage, camera: Camera, pose: Pose): string {
  const brush: Brush = { camera, ghost: "#14606f" };
  return group({ opacity: 0.2 }, inOrder(drawBody(brush, solve(pose), person, motion.things)));
}
