import { sides } from "../src/exercises/figure/pose.ts";
import type { Skeleton } from "../src/exercises/figure/skeleton.ts";
import { add, degreesBetween, dot, subtract, times, unit, type Vec } from "../src/exercises/figure/vector.ts";

/** The range of each joint, in degrees, for a supple but ordinary body. */
export const humanRange = {
  knee: [0, 158],
  elbow: [0, 157],
  hipFlexion: [-42, 156],
  hipSpread: [-36, 75],
  ankle: [-45, 85],
  spineBend: [0, 96],
  neckBend: [0, 75],
} as const;

export type Joint = keyof typeof humanRange;

/** How far each joint is bent, on both sides. */
export function measureBends(skeleton: Skeleton): { joint: Joint; degrees: number }[] {
  const { pelvis, chest, head } = skeleton;
  return [
    { joint: "spineBend", degrees: degreesBetween(pelvis.up, chest.up) },
    { joint: "neckBend", degrees: degreesBetween(chest.up, head.up) },
    ...sides.flatMap((side) => {
      const { hip, knee, ankle, toes } = skeleton.legs[side];
      const { shoulder, elbow, wrist } = skeleton.arms[side];
      const [thigh, shin] = [unit(subtract(knee, hip)), unit(subtract(ankle, knee))];
      const outwards = times(pelvis.right, side === "right" ? 1 : -1);
      const inPlane = unit(add(thigh, outwards, -dot(thigh, outwards)));
      return [
        { joint: "knee" as const, degrees: degreesBetween(thigh, shin) },
        {
          joint: "elbow" as const,
          degrees: degreesBetween(subtract(elbow, shoulder), subtract(wrist, elbow)),
        },
        { joint: "hipFlexion" as const, degrees: signed(inPlane, times(pelvis.up, -1), pelvis.front) },
        { joint: "hipSpread" as const, degrees: 90 - degreesBetween(thigh, outwards) },
        { joint: "ankle" as const, degrees: 90 - degreesBetween(shin, toes) },
      ];
    }),
  ];
}

function signed(way: Vec, zero: Vec, positive: Vec): number {
  const angle = degreesBetween(way, zero);
  return dot(way, positive) < 0 ? (angle > 140 ? 360 - angle : -angle) : angle;
}
