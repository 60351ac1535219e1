import { bench, chair, mat, seatHeight, wall, worktop } from "../equipment/furniture.ts";
import { dumbbells } from "../equipment/held.ts";
import { step } from "../equipment/steps.ts";
import type { MotionTable } from "./motion.ts";
import { board, fists, perched, standing } from "./positions.ts";
import { arm, kneel, type PoseSketch, palm, reach, stand, touch, wallPalm } from "./sketch.ts";

const onBench: PoseSketch = { at: [0, seatHeight + 10.5], lean: -90, legs: stand(46, 20), grip: -1 };

export const pushes: MotionTable = {
  "push-ups": { poses: [board({ shoulders: 61 }), board({ shoulders: 25, elbow: 52 })] },
  "diamond-push-up": {
    poses: [
      board({ shoulders: 59, hands: 46, handsApart: 5 }),
      board({ shoulders: 26, hands: 46, handsApart: 5, elbow: 24 }),
    ],
  },
  "feet-raised-push-up": {
    things: [step({ x: -84, wide: 70, long: 40, high: 24 })],
    poses: [
      board({ shoulders: 60, hands: 56, feetHeight: 24 }),
      board({ shoulders: 24, hands: 56, feetHeight: 24, elbow: 50 }),
    ],
  },
  "incline-push-up": {
    view: -14,
    things: [worktop({ x: 56, high: 90 })],
    poses: [
      board({ shoulders: 124, hands: 56, handsHeight: 89, handsApart: 24, feet: -66, elbow: 40 }),
      board({ shoulders: 108, hands: 56, handsHeight: 89, handsApart: 24, feet: -66, elbow: 52 }),
    ],
  },
  "knee-push-up": {
    things: [mat({ x: -10 })],
    poses: [
      { at: [-8], lean: 62, head: [-8], legs: kneel(-40, 9), arms: palm(38, 20) },
      { at: [1, 17.5], lean: 82, head: [-12], legs: kneel(-40, 9), arms: palm(38, 22, { elbow: 50 }) },
    ],
  },
  "wall-push-up": {
    view: -16,
    things: [wall({ x: 56 })],
    poses: [
      { at: [8], lean: 9, legs: stand(-6), arms: wallPalm(56, 126, 21, 40) },
      { at: [18], lean: 18, head: [-6], legs: stand(-6, 10, { lift: 8 }), arms: wallPalm(56, 126, 21, 58) },
    ],
  },
  "dumbbell-bench-press": {
    surroundings: "gym",
    things: [bench({ x: -24, long: 120 }), dumbbells({ lie: "across" })],
    poses: [
      { ...onBench, arms: reach(-38, 78, 30, { elbow: 50, fingers: { x: 0, y: 1, z: 0 } }) },
      { ...onBench, arms: reach(-42, 112, 12, { elbow: 50, fingers: { x: 0, y: 1, z: 0 } }) },
    ],
  },
  "seated-boxing": {
    view: 40,
    moveSeconds: 0.45,
    holdSeconds: 0.1,
    loop: "mirror",
    things: [chair()],
    poses: [
      { ...perched, legs: stand(42, 18, { toesOut: 14 }), arms: fists, grip: -1 },
      {
        ...perched,
        legs: stand(42, 18, { toesOut: 14 }),
        twist: -18,
        head: [0, 14],
        armR: arm(86, -4, 4, 0),
        armL: fists,
        grip: -1,
      },
    ],
  },
  "bench-dips": {
    things: [chair({ x: -34 })],
    poses: [
      {
        at: [4, 50],
        legs: stand(58),
        arms: reach(-11, 47, 18, { elbow: 6, fingers: { x: 1, y: -0.6, z: 0 } }),
      },
      {
        at: [4, 31],
        legs: stand(58),
        arms: reach(-11, 47, 18, { elbow: 6, fingers: { x: 1, y: -0.6, z: 0 } }),
      },
    ],
  },
  "dumbbell-overhead-press": {
    view: 52,
    things: [dumbbells()],
    poses: [
      {
        ...standing,
        arms: touch("chest", [15, -1, 25], { elbow: 22, fingers: { x: 0.1, y: 1, z: 0 } }),
        grip: -1,
      },
      { ...standing, arms: arm(172, 8, 6), grip: -1 },
    ],
  },
  "pike-push-up": {
    things: [mat({ x: 0 })],
    poses: [
      {
        at: [-22, 84],
        lean: 124,
        head: [-10],
        legs: stand(-54, 9, { lift: 40 }),
        arms: palm(42, 20, { elbow: 40 }),
      },
      {
        at: [-15, 76],
        lean: 141,
        head: [-16],
        legs: stand(-54, 9, { lift: 48 }),
        arms: palm(42, 20, { elbow: 46 }),
      },
    ],
  },
};
