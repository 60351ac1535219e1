import { bodyAreas, type Exercise } from "./exercise.ts";

/** Suitable when we did not understand the person's limitation. */
export function isGentle(exercise: Exercise): boolean {
  return (
    exercise.level === "beginner" &&
    exercise.intensity === "light" &&
    exercise.impact === "none" &&
    exercise.balance !== "high" &&
    exercise.strain !== "high" &&
    !exercise.headBelowHeart &&
    bodyAreas.every((area) => exercise.load[area] !== "high")
  );
}
