import type { CatalogueExercise } from "@fernwell/catalogue/catalogue";
import { createRandom, type Random } from "@fernwell/studio-drawing/random";
import type { Thing } from "../equipment/thing.ts";
import type { Brush, Piece } from "../figure/brush.ts";
import type { Camera } from "../figure/camera.ts";
import { drawFigure } from "../figure/draw-figure.ts";
import { choosePerson, type Person } from "../figure/person.ts";
import { type Skeleton, solve } from "../figure/skeleton.ts";
import { chooseMotion, type PosedExercise } from "../poses/choose-pose.ts";
import type { Motion } from "../poses/motion.ts";
import { fitCamera, listExtremities, type Size } from "./fit.ts";
import { poseAt } from "./timeline.ts";

/** What the picture and the clip of an exercise depend on. */
export type DrawnExercise = PosedExercise & Pick<CatalogueExercise, "id" | "level">;

export interface ExerciseStage {
  readonly motion: Motion;
  readonly person: Person;
  readonly random: Random;
}

export function createExerciseStage(exercise: DrawnExercise): ExerciseStage {
  const random = createRandom(`exercise/${exercise.id}`);
  const motion = chooseMotion(exercise);
  const isGentle = exercise.positions.includes("seated") || exercise.level === "beginner";
  return { motion, person: choosePerson(random.fork("person"), { outfit: motion.outfit, isGentle }), random };
}

/** A camera that sees everything the loop passes through. */
export function createCamera(
  { motion }: ExerciseStage,
  size: Size,
  aside: readonly [number, number] = [0, 0],
): Camera {
  const moments = Array.from({ length: motion.round.length * 2 }, (_, i) => i / (motion.round.length * 2));
  const places = [
    ...moments.flatMap((moment) => listExtremities(solve(poseAt(motion, moment)))),
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
