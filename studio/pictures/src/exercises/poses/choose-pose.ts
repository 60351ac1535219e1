import type { CatalogueExercise } from "@fernwell/catalogue/catalogue";
import { genericPose } from "./generic-poses.ts";
import { type Motion, toMotion } from "./motion.ts";
import { motions } from "./motions.ts";

/** What decides how an exercise moves in its picture. */
export type PosedExercise = Pick<CatalogueExercise, "pose" | "pattern" | "positions" | "equipment">;

/** The motion that the entry names, or a generic one for its equipment, position and pattern. */
export function chooseMotion(exercise: PosedExercise): Motion {
  const name = hasOwnPose(exercise) ? exercise.pose : genericPose(exercise);
  const sketch = motions.get(name);
  if (sketch === undefined) throw new Error(`there is no pose ${name}`);
  return toMotion(sketch, exercise.pattern);
}

export function hasOwnPose<Posed extends Pick<CatalogueExercise, "pose">>(
  exercise: Posed,
): exercise is Posed & { readonly pose: string } {
  return exercise.pose !== null && motions.has(exercise.pose);
}
