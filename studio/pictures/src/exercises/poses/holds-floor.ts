import { mat, wall } from "../equipment/furniture.ts";
import { cushion, foldedTowel } from "../equipment/soft.ts";
import { flesh } from "../figure/proportions.ts";
import type { MotionTable } from "./motion.ts";
import { allFours, board, hookLying, plank, prone, supine } from "./positions.ts";
import { arm, kneel, leg, type PoseSketch, palm, reach, stand, touch } from "./sketch.ts";

/** Elbow under the shoulder, forearm forward on the floor. */
export const forearm = (wrist: number, apart = 17) =>
  reach(wrist, flesh.forearm, apart, { elbow: 4, fingers: { x: 1, y: 0, z: 0 } });
const sideUp = (hips: number, tilt: number): PoseSketch => ({ at: [0, hips], turn: 90, tilt });
const sideForearm = (x: number) => reach(x, flesh.forearm, 26, { elbow: 90, fingers: { x: 0, y: 0, z: 1 } });

export const floorHolds: MotionTable = {
  "crow-pose": {
    outfit: "barefoot",
    things: [mat({ x: 6, long: 170 }), cushion({ x: 66, high: 8 })],
    poses: [
      {
        at: [-24, 36],
        lean: 46,
        curl: 28,
        head: [-24],
        legs: stand(-14, 9, { lift: 34, knee: 24 }),
        arms: palm(21, 16, { elbow: 10 }),
      },
      {
        at: [-10, 58],
        lean: 92,
        curl: 34,
        head: [-40],
        legs: leg(132, 146, { out: 12, point: 50 }),
        arms: palm(21, 16, { elbow: 10 }),
      },
    ],
  },
  "dolphin-pose": {
    outfit: "barefoot",
    things: [mat({ x: -8 })],
    poses: [
      { at: [-28], lean: 104, head: [-4], legs: kneel(-28, 10, { tucked: true }), arms: forearm(48) },
      { at: [-24, 73], lean: 135, head: [6], legs: stand(-62, 10, { lift: 24 }), arms: forearm(40) },
    ],
  },
  "downward-facing-dog": {
    outfit: "barefoot",
    things: [mat({ x: -4, long: 190 })],
    poses: [
      { ...allFours, arms: palm(36, 18), legs: kneel(-24, 10, { tucked: true }) },
      { at: [-24, 82], lean: 125, head: [8], legs: stand(-66, 10, { lift: 8 }), arms: palm(50, 19) },
    ],
  },
  "forearm-plank": {
    things: [mat({ x: -8, long: 200 })],
    poses: [
      { ...prone, at: [-16, 10], curl: -63, head: [-4], arms: forearm(52) },
      { ...board({ shoulders: 35 }), arms: forearm(84) },
    ],
  },
  "knee-plank": {
    things: [mat({ x: -8, long: 200 }), cushion({ x: -50, high: 5, long: 30, depth: -200 })],
    poses: [
      { at: [-32], lean: 94, head: [-6], legs: kneel(-46, 9, { y: 4 }), arms: forearm(48) },
      { at: [-9], lean: 74, head: [-10], legs: kneel(-50, 9, { y: 4 }), arms: forearm(64) },
    ],
  },
  "mountain-climbers": {
    moveSeconds: 0.32,
    holdSeconds: 0.05,
    loop: "mirror",
    things: [mat({ x: -18, long: 200 })],
    poses: [{ ...plank, at: [4, 46], lean: 72, curl: 8, legR: leg(133, 134, { point: 10 }) }],
  },
  "hollow-hold": {
    outfit: "barefoot",
    things: [mat({ long: 210 })],
    poses: [
      {
        ...supine,
        at: [0, 10],
        curl: 20,
        head: [14],
        arms: touch("knee", [9, -8, 3], { elbow: 40 }),
        legs: leg(122, 126, { point: 20 }),
      },
      { ...supine, at: [0, 10], curl: 30, head: [12], arms: arm(156, 6, 4), legs: leg(26, 3, { point: 50 }) },
    ],
  },
  "pilates-hundred-prep": {
    outfit: "barefoot",
    things: [mat({ x: -8 })],
    moveSeconds: 0.4,
    holdSeconds: 0.05,
    poses: [
      { ...hookLying, arms: arm(2, 12, 4) },
      { ...hookLying, arms: arm(18, 12, 4) },
    ],
  },
  "restorative-rest-pose": {
    outfit: "barefoot",
    pitch: 18,
    things: [
      mat({ long: 200, wide: 76 }),
      cushion({ x: 40, high: 16, long: 34, wide: 50 }),
      foldedTowel({ x: -70, high: 3 }),
    ],
    poses: [
      { ...supine, eyes: 0, legs: leg(22, 42, { out: 8, turn: 14, point: 25 }), arms: arm(-6, 32, 8, 0) },
      {
        ...supine,
        eyes: 0,
        curl: -3,
        head: [2],
        legs: leg(22, 42, { out: 8, turn: 14, point: 25 }),
        arms: arm(-6, 32, 8, 0),
      },
    ],
  },
  "side-plank": {
    view: 8,
    pitch: 12,
    things: [mat({ x: 0, long: 200 })],
    poses: [
      {
        ...sideUp(15, 62),
        side: -16,
        head: [0, 0, 10],
        legR: leg(0, 4, { out: -27, point: 10 }),
        legL: leg(0, 4, { out: 24, point: 10 }),
        armR: sideForearm(-48),
        armL: touch("pelvis", [2, 8, 17], { elbow: 40 }),
      },
      { ...sideUp(36, 75), legs: leg(0, 2, { point: 5 }), armR: sideForearm(-52), armL: arm(0, 90, 3, 0) },
    ],
  },
  "side-plank-on-knees": {
    view: 14,
    pitch: 12,
    things: [mat({ x: 0 })],
    poses: [
      {
        ...sideUp(15, 62),
        side: -16,
        head: [0, 0, 10],
        legR: leg(4, 90, { out: -27, point: 30 }),
        legL: leg(4, 90, { out: 24, point: 30 }),
        armR: sideForearm(-48),
        armL: touch("pelvis", [2, 8, 17], { elbow: 40 }),
      },
      {
        ...sideUp(31, 68),
        legs: leg(4, 90, { point: 30 }),
        armR: sideForearm(-50),
        armL: touch("pelvis", [2, 8, 17], { elbow: 40 }),
      },
    ],
  },
  "superman-hold": {
    things: [mat({ x: 0, long: 215 }), foldedTowel({ x: 70, high: 4 })],
    poses: [
      { ...prone, arms: arm(172, 12, 4) },
      { ...prone, curl: -20, head: [2], arms: arm(180, 12, 4), legs: leg(-18, 3, { out: 5, point: 60 }) },
    ],
  },
  "wheel-pose": {
    outfit: "barefoot",
    things: [mat({ x: -6 })],
    poses: [
      {
        ...hookLying,
        legs: stand(36, 12),
        arms: palm(-66, 18, { elbow: 0, fingers: { x: 1, y: -0.1, z: 0 } }),
      },
      {
        at: [-2, 73],
        lean: -80,
        curl: -64,
        head: [-34],
        legs: stand(38, 12),
        arms: palm(-60, 19, { elbow: 0, fingers: { x: 1, y: -0.1, z: 0 } }),
      },
    ],
  },
  "handstand-wall-hold": {
    outfit: "barefoot",
    things: [wall({ x: -34 })],
    poses: [
      { at: [0, 84], lean: 130, head: [0], legs: stand(-30, 10, { lift: 30, y: 6 }), arms: palm(66, 19) },
      { at: [0, 111], lean: 168, head: [-6], legs: leg(2, 3, { point: 40 }), arms: palm(22, 19) },
    ],
  },
};
