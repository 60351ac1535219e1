import type { Exercise } from "@fernwell/domain/movement/exercise";
import { createRandom, type Random } from "../../drawing/random.ts";
import type { Thing } from "../equipment/thing.ts";
import type { Brush, Piece } from "../figure/brush.ts";
import type { Camera } from "../figure/camera.ts";
import { drawFigure } from "../figure/draw-figure.ts";
import { type Person, personFor } from "../figure/person.ts";
import { type Skeleton, solve } from "../figure/skeleton.ts";
import type { Motion } from "../poses/motion.ts";
import { motionFor } from "../poses/motions.ts";
import { fitCamera, placesOf, type Size } from "./fit.ts";
import { poseAt } from "./timeline.ts";

export type Shown = Pick<Exercise, "id" | "pattern" | "level" | "positions">;

export interface Stage {
  readonly motion: Motion;
  readonly person: Person;
  readonly random: Random;
}

export function stageFor(exercise: Shown): Stage {
  const random = createRandom(`exercise/${exercise.id}`);
  const motion = motionFor(exercise);
  const isGentle = exercise.positions.includes("seated") || exercise.level === "beginner";
  return { motion, person: personFor(random.fork("person"), { outfit: motion.outfit, isGentle }), random };
}

/** Holds everything that the loop passes through, so that nothing leaves the picture. */
export function cameraFor({ motion }: Stage, size: Size, aside: readonly [number, number] = [0, 0]): Camera {
  const moments = Array.from({ length: motion.round.length * 2 }, (_, i) => i / (motion.round.length * 2));
  const places = [
    ...moments.flatMap((moment) => placesOf(solve(poseAt(motion, moment)))),
    ...motion.things.flatMap(({ extent }) => extent),
  ];
  return fitCamera({ yaw: motion.view, pitch: motion.pitch }, places, size, aside);
}

export function drawBody(
  brush: Brush,
  skeleton: Skeleton,
  person: Person,
  things: readonly Thing[],
): Piece[] {
  return [
    ...drawFigure(brush, skeleton, person),
    ...things.filter(({ isHeld }) => isHeld).flatMap((thing) => thing.draw(brush, skeleton)),
  ];
}

export function drawThings(brush: Brush, skeleton: Skeleton, things: readonly Thing[]): Piece[] {
  return things.filter(({ isHeld }) => !isHeld).flatMap((thing) => thing.draw(brush, skeleton));
}
