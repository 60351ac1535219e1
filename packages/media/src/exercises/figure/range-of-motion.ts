import { sides } from "./pose.ts";
import type { Skeleton } from "./skeleton.ts";
import { add, degreesBetween, dot, subtract, times, unit, type Vec } from "./vector.ts";

/** The bends that a joint may take, in degrees, of a supple but ordinary body. */
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

/** How far each joint of a body is bent; of two sides, both. */
export function bendsOf(skeleton: Skeleton): { joint: Joint; degrees: number }[] {
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

/** The lowest place of the body, and of what it consists, in centimetres above the ground. */
export function lowestOf(skeleton: Skeleton): number {
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
