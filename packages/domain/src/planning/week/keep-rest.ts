import type { Exercise } from "../../movement/exercise.ts";
import type { PlanRules } from "../picking/plan-rules.ts";
import { listSharedMuscles } from "./rest.ts";

/** Leaves a day between hard exercises for the same muscles. A place stays open rather than break this. */
export function keepRest(rules: PlanRules<Exercise>): PlanRules<Exercise> {
  const areNeighbours = (one: number, other: number) =>
    Math.abs((rules.places[one]?.day ?? 0) - (rules.places[other]?.day ?? 0)) === 1;
  return {
    ...rules,
    leavesOpen: true,
    mayStand: (exercise, at, picked) =>
      picked.every(
        (other, place) =>
          other === null || !areNeighbours(at, place) || listSharedMuscles(exercise, other).length === 0,
      ),
  };
}
