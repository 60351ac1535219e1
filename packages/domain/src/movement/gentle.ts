import { bodyAreas, type Exercise } from "./exercise.ts";

/** Safe to offer to somebody whose complaint we did not understand: easy, steady, on firm ground, for beginners. */
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
