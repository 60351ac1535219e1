import { lowestHeight } from "./lowest-height.ts";
import { type Pose, sides } from "./pose.ts";
import type { Skeleton } from "./skeleton.ts";

export const postures = {
  upright: "standing",
  airborne: "in mid-air",
  seated: "sitting",
  "floor-seated": "sitting on the floor",
  kneeling: "kneeling",
  "hands-and-knees": "on hands and knees",
  "hands-and-feet": "propped on arms and feet",
  handstand: "upside down on the hands",
  supine: "lying on the back",
  "hips-lifted": "on the back with the hips lifted",
  arched: "arched face up on hands and feet",
  prone: "lying face down",
  "side-lying": "lying on one side",
  "side-propped": "propped up on one side",
  hanging: "hanging from the hands",
} as const;
export type Posture = keyof typeof postures;

/** Names the posture that a pose shows. */
export function recognisePosture(pose: Pose, skeleton: Skeleton): Posture {
  const { hips, pelvis, chest, arms, legs } = skeleton;
  const isKneeling = sides.some((side) => pose.legs[side].kind === "kneeling");
  const handsDown = sides.some((side) => pose.arms[side].kind === "placed" && arms[side].wrist.y < 8);
  if (sides.every((side) => arms[side].wrist.y > 200 && legs[side].ankle.y > 15)) return "hanging";
  if (pelvis.up.y < -0.8 && legs.right.ankle.y > hips.y + 40) return "handstand";
  if (handsDown && chest.up.y < 0.75 && pelvis.front.y < -0.1) {
    if (hips.y < 13) return "prone";
    return isKneeling ? "hands-and-knees" : "hands-and-feet";
  }
  if (pelvis.front.y > 0.45 && pelvis.up.y < 0.8) {
    if (hips.y > 25 && hips.y < 45) return "hips-lifted";
    if (handsDown && hips.y > 55) return "arched";
    return pelvis.up.y > 0.45 && hips.y < 20 ? "floor-seated" : "supine";
  }
  if (pelvis.up.y < 0.55 && Math.abs(pelvis.front.y) < 0.5)
    return hips.y > 25 ? "side-propped" : "side-lying";
  if (pelvis.up.y < 0.3 && hips.y < 60) return "prone";
  if (isKneeling) return "kneeling";
  if (hips.y < 17) return "floor-seated";
  if (lowestHeight(skeleton) > 4 && sides.every((side) => pose.legs[side].kind === "free")) return "airborne";
  return isSeated(skeleton, pose) ? "seated" : "upright";
}

/** Seated legs are bent, and no seat is higher than a saddle. */
function isSeated({ hips, legs }: Skeleton, pose: Pose): boolean {
  return pose.hips.y !== null && hips.y < 102 && hips.y - legs.left.ankle.y < 80;
}
