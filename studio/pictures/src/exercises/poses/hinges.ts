import { bench, mat, wall } from "../equipment/furniture.ts";
import { ballInHands, barbell, dumbbells, kettlebell } from "../equipment/held.ts";
import { sides } from "../figure/pose.ts";
import type { MotionTable } from "./motion.ts";
import { atSides, bridge, hookLying, standing } from "./positions.ts";
import { arm, leg, reach, stand, touch } from "./sketch.ts";

const hipWidth = stand(0, 11, { toesOut: 8 });
const barHold = { x: 0, y: -1, z: 0 };
const inCreases = touch("pelvis", [11, -1, 12], { elbow: 40 });

export const hinges: MotionTable = {
  "barbell-deadlift": {
    view: 50,
    surroundings: "gym",
    main: 0,
    things: [barbell({ r: 22, long: 78 })],
    poses: [
      {
        at: [-24, 62],
        lean: 58,
        head: [-26],
        legs: hipWidth,
        arms: reach(12, 32, 21, { elbow: 0, fingers: barHold }),
        grip: -1,
      },
      { legs: hipWidth, arms: reach(11, 88, 20, { elbow: 0, fingers: barHold }), grip: -1 },
    ],
  },
  "barbell-hip-thrust": {
    view: 24,
    surroundings: "gym",
    things: [bench({ x: -62, long: 36, wide: 110, high: 42 }), barbell({ r: 20, long: 72, isPadded: true })],
    poses: [
      {
        at: [-18, 20],
        lean: -42,
        curl: 8,
        head: [16],
        legs: stand(40, 13),
        arms: touch("pelvis", [14, 8, 18], { elbow: 30 }),
        grip: -1,
      },
      {
        at: [2, 50],
        lean: -86,
        head: [24],
        legs: stand(44, 13),
        arms: touch("pelvis", [14, 8, 18], { elbow: 30 }),
        grip: -1,
      },
    ],
  },
  "dumbbell-romanian-deadlift": {
    things: [dumbbells({ lie: "across" })],
    poses: [
      { ...standing, arms: arm(10, 4, 6, 40), grip: -1 },
      { at: [-24, 84], lean: 62, head: [-30], legs: stand(0), arms: arm(58, 3, 3, 30), grip: -1 },
    ],
  },
  "glute-bridge": { things: [mat()], outfit: "shoes", poses: [hookLying, bridge(36)] },
  "pelvic-curl": {
    things: [mat()],
    outfit: "barefoot",
    poses: [hookLying, { ...bridge(20), curl: 14 }, bridge(35)],
  },
  "yoga-bridge": {
    things: [mat()],
    outfit: "barefoot",
    poses: [{ ...hookLying, legs: stand(36, 11) }, bridge(36, 32)],
  },
  "single-leg-bridge": {
    things: [mat()],
    poses: [
      { ...hookLying, legR: leg(92, 96) },
      { ...bridge(35), legR: leg(64, 96) },
    ],
  },
  "kettlebell-deadlift": {
    view: 62,
    main: 0,
    things: [kettlebell({ hands: sides })],
    poses: [
      {
        at: [-26, 64],
        lean: 58,
        head: [-28],
        legs: stand(0, 17, { toesOut: 14 }),
        arms: reach(6, 36, 6, { elbow: 0, fingers: barHold }),
        grip: -1,
      },
      {
        legs: stand(0, 17, { toesOut: 14 }),
        arms: reach(11, 88, 5, { elbow: 0, fingers: barHold }),
        grip: -1,
      },
    ],
  },
  "kettlebell-swing": {
    moveSeconds: 0.6,
    holdSeconds: 0.1,
    things: [kettlebell({ hands: sides })],
    poses: [
      {
        at: [-28, 70],
        lean: 62,
        head: [-34],
        legs: stand(0, 18, { toesOut: 14 }),
        arms: reach(-12, 62, 4, { elbow: 0, fingers: { x: -1, y: -0.7, z: 0 } }),
        grip: -1,
      },
      {
        legs: stand(0, 18, { toesOut: 14 }),
        arms: reach(51, 130, 4, { elbow: 0, fingers: { x: 1, y: 0.1, z: 0 } }),
        grip: -1,
      },
    ],
  },
  "medicine-ball-slam": {
    moveSeconds: 0.6,
    holdSeconds: 0.15,
    things: [ballInHands({ r: 12 })],
    poses: [
      {
        legs: stand(0, 15, { toesOut: 12 }),
        arms: reach(14, 190, 9, { elbow: 30, fingers: { x: 0.2, y: 1, z: 0 } }),
      },
      {
        at: [-26, 66],
        lean: 52,
        curl: 22,
        head: [-14],
        legs: stand(0, 15, { toesOut: 12 }),
        arms: reach(34, 36, 9, { elbow: 20, fingers: { x: 0.2, y: -1, z: 0 } }),
      },
    ],
  },
  "single-leg-deadlift": {
    things: [kettlebell({ hands: ["right"] })],
    poses: [
      { legL: stand(0, 5), legR: leg(-4, 32, { point: 20 }), armR: atSides, armL: arm(4, 14, 8), grip: -1 },
      {
        at: [-6, 89, -5],
        lean: 66,
        head: [-24],
        legL: stand(0, 5),
        legR: leg(-4, 6, { point: 10 }),
        armR: arm(66, 2, 3),
        armL: arm(60, 34, 8),
        grip: -1,
      },
    ],
  },
  "standing-hip-hinge": {
    view: 16,
    things: [wall({ x: -38 })],
    poses: [
      { legs: stand(0, 11), arms: inCreases },
      { at: [-26, 85], lean: 46, head: [-22], legs: stand(0, 11), arms: inCreases },
    ],
  },
};
