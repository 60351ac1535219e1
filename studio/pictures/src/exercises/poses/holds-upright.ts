import { chair, sideWall, wall } from "../equipment/furniture.ts";
import { cushion } from "../equipment/soft.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { atSides, onHips, onRibs, onThighs, palmsTogether, perched, seated, standing } from "./positions.ts";
import { arm, leg, reach, stand, touch } from "./sketch.ts";

const lightTouch = reach(16, 92, 36, { elbow: 30 });

export const uprightHolds: MotionTable = {
  "mountain-pose": {
    view: 64,
    outfit: "barefoot",
    poses: [
      { ...standing, curl: 6, head: [6], arms: atSides },
      { ...standing, head: [-2], arms: arm(-2, 15, 6, -30) },
    ],
  },
  "qigong-standing-like-a-tree": {
    view: 44,
    poses: [
      { legs: stand(0, 16), arms: atSides },
      { at: [-6, 84], lean: 2, legs: stand(0, 16), arms: arm(58, 34, 84, 84) },
    ],
  },
  "half-moon-pose": {
    view: frontView,
    outfit: "barefoot",
    things: [chair({ x: 4, z: 78 })],
    poses: [
      {
        at: [0, 78, -4],
        tilt: 20,
        legR: stand(0, 26, { toesOut: 70 }),
        legL: stand(0, 54, { toesOut: 4 }),
        armR: reach(6, 92, 62),
        armL: onHips,
      },
      {
        at: [0, null, 20],
        tilt: 66,
        legR: stand(0, 26, { toesOut: 60 }),
        legL: leg(0, 3, { out: 22 }),
        armR: reach(6, 50, 71, { elbow: 10 }),
        armL: arm(0, 92, 4, 0),
        head: [0, 30],
      },
    ],
  },
  "single-leg-stand": {
    view: 40,
    things: [chair({ x: -4, z: -48, faces: -1 })],
    poses: [
      { legs: stand(0, 8), armR: atSides, armL: lightTouch },
      { legL: stand(0, 5), legR: leg(16, 52, { point: 15 }), armR: arm(6, 18, 14), armL: lightTouch },
    ],
  },
  "single-leg-stand-eyes-closed": {
    view: 34,
    things: [wall({ x: -30 }), chair({ x: 60, faces: 1 })],
    poses: [
      { legs: stand(0, 8), arms: reach(32, 100, 14, { elbow: 25 }) },
      {
        eyes: 0,
        legL: stand(0, 5),
        legR: leg(30, 64, { point: 15 }),
        arms: reach(32, 100, 14, { elbow: 25 }),
      },
    ],
  },
  "tandem-stand": {
    view: 12,
    things: [sideWall({ z: -50 })],
    poses: [
      { legR: stand(0, 8), legL: stand(0, 8), armR: atSides, armL: reach(10, 118, 47, { elbow: 20 }) },
      {
        at: [2],
        legL: stand(14, -1, { toesOut: 2 }),
        legR: stand(-12, 1, { toesOut: 2 }),
        armR: arm(6, 22, 14),
        armL: reach(12, 120, 42, { elbow: 20 }),
      },
    ],
  },
  "tree-pose": {
    view: 66,
    outfit: "barefoot",
    things: [wall({ x: -56 })],
    poses: [
      { legs: stand(0, 7), arms: palmsTogether },
      {
        legL: stand(0, 5),
        legR: stand(2, 2, { y: 34, toesOut: 64, lift: 46, knee: 24 }),
        arms: palmsTogether,
      },
    ],
  },
  "wall-sit": {
    view: 22,
    things: [wall({ x: -12 })],
    poses: [
      { at: [0, 86], legs: stand(34), arms: atSides },
      { at: [0, 51], legs: stand(42), arms: atSides },
    ],
  },
  "seated-cushion-squeeze": {
    view: frontView - 10,
    things: [chair(), cushion({ x: 28, y: 44, z: 0, long: 24, high: 17, wide: 13, depth: 24 })],
    poses: [
      { ...seated, legs: stand(37, 15) },
      { ...seated, legs: stand(37, 12) },
    ],
  },
  "seated-deep-core-breathing": {
    view: 50,
    things: [chair()],
    poses: [
      { ...seated, curl: 8, arms: onRibs },
      { ...seated, curl: -4, shrug: 1, arms: onRibs },
    ],
  },
  "seated-glute-squeeze": {
    view: 26,
    things: [chair()],
    poses: [
      { ...seated, curl: 6, arms: onThighs },
      { ...seated, at: [-6, 56.5], arms: onThighs, head: [-2] },
    ],
  },
  "seated-knee-lift-hold": {
    things: [chair()],
    poses: [
      { ...perched, arms: onThighs },
      { ...perched, legR: leg(104, 96), arms: touch("chest", [15, -20, -8], { elbow: 40 }) },
    ],
  },
};
