import { type Pose, sides } from "../src/exercises/figure/pose.ts";
import { flesh } from "../src/exercises/figure/proportions.ts";
import type { Skeleton } from "../src/exercises/figure/skeleton.ts";
import { handTarget } from "../src/exercises/figure/solve-arm.ts";
import { standingAnkle } from "../src/exercises/figure/solve-leg.ts";
import { length, subtract } from "../src/exercises/figure/vector.ts";

/** How far a placed hand or standing foot ends up from its target. */
export function missedDistance(pose: Pose, skeleton: Skeleton): number {
  return Math.max(
    ...sides.flatMap((side) => {
      const [arm, leg] = [pose.arms[side], pose.legs[side]];
      const { wrist } = skeleton.arms[side];
      const { ankle, knee } = skeleton.legs[side];
      return [
        arm.kind === "placed" ? length(subtract(wrist, handTarget(arm, side, skeleton))) : 0,
        leg.kind === "standing" ? length(subtract(ankle, standingAnkle(leg, side))) : 0,
        leg.kind === "kneeling" ? Math.abs(knee.y - leg.at.y - flesh.knee) : 0,
      ];
    }),
  );
}
