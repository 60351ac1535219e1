import { chair } from "../equipment/furniture.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { onKnees, onThighs, perched, seated } from "./positions.ts";
import { arm, reach, stand, touch } from "./sketch.ts";

const things = [chair()];
/** The right ankle above the left knee, the right knee out to the side. */
const ankleOnThigh = stand(28, -4, { y: 58, toesOut: 60, knee: 34, lift: 8 });
const dangling = arm(0, 12, 6);

export const seatedStretches: MotionTable = {
  "seated-chest-opener": {
    things,
    poses: [
      { ...perched, curl: 8, arms: reach(-8, 50, 20, { elbow: 0 }) },
      { ...perched, lean: 2, curl: -26, head: [-6], arms: reach(-16, 49, 18, { elbow: -10 }) },
    ],
  },
  "seated-eagle-arms": {
    things,
    view: 56,
    poses: [
      { ...seated, arms: arm(84, 4, 10) },
      { ...seated, curl: 6, armR: arm(84, -26, 96, -8), armL: arm(66, -26, 96, -8) },
    ],
  },
  "seated-figure-four-stretch": {
    things,
    view: 68,
    poses: [
      { ...perched, legR: ankleOnThigh, arms: onThighs },
      {
        ...perched,
        lean: 24,
        head: [-8],
        legR: ankleOnThigh,
        armR: onKnees,
        armL: reach(40, 62, 0, { elbow: 30 }),
      },
    ],
  },
  "seated-forearm-stretch": {
    things,
    view: 40,
    loop: "back",
    poses: [
      { ...seated, armR: arm(74, 2, 6, 0, 20), armL: onThighs },
      {
        ...seated,
        armR: arm(74, -10, 4, 0, 78),
        armL: reach(41, 102, -5, { elbow: 40, fingers: { x: 0.6, y: 0.4, z: -0.5 } }),
      },
    ],
  },
  "seated-forward-fold": {
    things,
    view: 30,
    poses: [
      { ...seated, legs: stand(37, 22, { toesOut: 14 }) },
      {
        ...seated,
        lean: 50,
        curl: 36,
        head: [20],
        legs: stand(37, 22, { toesOut: 14 }),
        arms: touch("knee", [6, -4, -2], { elbow: 50 }),
      },
    ],
  },
  "seated-hamstring-stretch": {
    things,
    poses: [
      { ...perched, at: [8, 54], legR: stand(76, 10, { lift: -22 }), legL: stand(44), arms: onThighs },
      {
        ...perched,
        at: [8, 54],
        lean: 36,
        head: [-14],
        legR: stand(76, 10, { lift: -26 }),
        legL: stand(44),
        armL: touch("knee", [9, 10, 1], { elbow: 40 }),
        armR: reach(38, 64, -4, { elbow: 40 }),
      },
    ],
  },
  "seated-neck-tilts": {
    things,
    view: frontView - 4,
    poses: [
      { ...seated, armL: dangling },
      { ...seated, armL: dangling, head: [0, 0, 34], shrug: -1 },
    ],
  },
  "seated-side-bend": {
    things,
    view: frontView - 4,
    poses: [
      { ...seated, arms: dangling },
      { ...seated, side: 34, head: [0, 0, 10], armR: arm(0, 2, 4), armL: arm(0, 10, 10) },
    ],
  },
};
