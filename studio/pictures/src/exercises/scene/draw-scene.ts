import type { Brush } from "../figure/brush.ts";
import type { Camera } from "../figure/camera.ts";
import { inOrder } from "../figure/draw-figure.ts";
import type { Pose } from "../figure/pose.ts";
import { solve } from "../figure/skeleton.ts";
import { drawBackdrop } from "./backdrop.ts";
import type { Size } from "./fit.ts";
import { drawShadow } from "./shadow.ts";
import { drawBody, drawThings, type ExerciseStage } from "./stage.ts";

/** Draws the place around the figure at a moment of the loop. */
export function drawPlace({ motion, random }: ExerciseStage, camera: Camera, size: Size, moment = 0): string {
  const period = (motion.travel === 0 ? 160 : motion.travel) * camera.scale;
  return drawBackdrop(motion.surroundings, {
    camera,
    size,
    random: random.fork("place"),
    passing: { passed: motion.travel * camera.scale * (moment % 1), period },
  });
}

/** Draws the figure in a pose with its equipment, and `behind` behind the figure. */
export function drawScene(
  { motion, person }: ExerciseStage,
  camera: Camera,
  pose: Pose,
  behind = "",
): string {
  const brush: Brush = { camera, ghost: null };
  const skeleton = solve(pose);
  const things = drawThings(brush, skeleton, motion.things);
  const isUnder = ({ depth }: { depth: number }) => depth < -100;
  return (
    inOrder(things.filter(isUnder)) +
    (motion.surroundings === "pool" ? "" : drawShadow(camera, skeleton, motion.ground)) +
    behind +
    inOrder([
      ...things.filter((piece) => !isUnder(piece)),
      ...drawBody(brush, skeleton, person, motion.things),
    ])
  );
}
