import { sides } from "./pose.ts";
import type { Skeleton } from "./skeleton.ts";
import { add } from "./vector.ts";

/** The height of the lowest point of the body above the ground, in centimetres. */
export function lowestHeight(skeleton: Skeleton): number {
  const { hips, spine, skull, arms, legs } = skeleton;
  return Math.min(
    hips.y - 9,
    ...spine.map(({ at }) => at.y - 9),
    skull.y - 8.5,
    ...sides.flatMap((side) => {
      const { elbow, wrist } = arms[side];
      const { knee, ankle, toes, instep } = legs[side];
      const sole = (ahead: number) => add(add(ankle, toes, ahead), instep, -8).y;
      return [elbow.y - 3.6, wrist.y - 2.6, knee.y - 5.6, sole(-4), sole(13), ankle.y - 3.5];
    }),
  );
}
