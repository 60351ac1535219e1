import { chair, mat } from "../equipment/furniture.ts";
import { punchingBag } from "../equipment/machines.ts";
import { cushion } from "../equipment/soft.ts";
import { headCushion } from "./limb-raises-low.ts";
import { frontView, type MotionTable } from "./motion.ts";
import {
  allFours,
  fists,
  floorSeated,
  hookLying,
  onChest,
  perched,
  seated,
  sideLying,
  tee,
} from "./positions.ts";
import { arm, leg, type PoseSketch, palm, reach, stand } from "./sketch.ts";

const guard: PoseSketch = {
  at: [-2, 88],
  lean: 6,
  turn: 20,
  legL: stand(18, 12, { toesOut: -10 }),
  legR: stand(-24, 12, { toesOut: 24, lift: 18 }),
  arms: fists,
  head: [6, -14],
  grip: -1,
};
const jab: PoseSketch = { ...guard, turn: 30, armL: arm(86, -8, 5, 0), head: [6, -26] };
const cross: PoseSketch = {
  ...guard,
  at: [4, 86],
  turn: -24,
  lean: 10,
  armR: arm(88, -10, 5, 0),
  head: [6, 20],
};

export const rotations: MotionTable = {
  "shadow-boxing": {
    view: 30,
    moveSeconds: 0.4,
    holdSeconds: 0.12,
    poses: [jab, guard, cross],
    main: 2,
    remembered: [0],
  },
  "punching-bag-rounds": {
    view: 20,
    surroundings: "gym",
    moveSeconds: 0.4,
    holdSeconds: 0.12,
    things: [punchingBag({ x: 86 })],
    poses: [guard, { ...cross, armR: reach(66, 134, 2, { elbow: 30 }) }],
  },
  "qigong-gentle-swings": {
    view: frontView,
    poses: [
      {
        at: [0, 88],
        legs: stand(0, 18),
        turn: 20,
        twist: 34,
        armR: arm(-18, 14, 40, 80),
        armL: arm(34, -18, 60, 60),
      },
      {
        at: [0, 88],
        legs: stand(0, 18),
        turn: -20,
        twist: -34,
        armL: arm(-18, 14, 40, 80),
        armR: arm(34, -18, 60, 60),
      },
    ],
  },
  "open-book": {
    view: 10,
    pitch: 20,
    things: [mat(), headCushion],
    poses: [
      {
        ...sideLying,
        legR: leg(88, 88, { out: -6 }),
        legL: leg(88, 88, { out: -10 }),
        armR: arm(90, 1, 3, 0),
        armL: arm(88, -34, 3, 0),
      },
      {
        ...sideLying,
        legR: leg(88, 88, { out: -6 }),
        legL: leg(88, 88, { out: -10 }),
        armR: arm(90, 20, 3, 0),
        armL: arm(30, 92, 4, 0),
        twist: -58,
        head: [0, -30],
      },
    ],
  },
  "reclined-twist": {
    view: 38,
    pitch: 30,
    things: [mat({ long: 190, wide: 76 }), cushion({ x: 6, z: 44, long: 44, wide: 30, high: 14 })],
    poses: [
      { ...hookLying, arms: arm(0, 72, 8, 0) },
      {
        at: [0, 20],
        lean: -90,
        tilt: 70,
        twist: -52,
        head: [0, -16],
        arms: arm(0, 72, 8, 0),
        legs: leg(88, 88),
      },
    ],
  },
  "pilates-saw": {
    view: 54,
    pitch: 14,
    outfit: "barefoot",
    things: [mat({ x: 30 }), cushion({ x: -2, high: 6 })],
    poses: [
      { ...floorSeated, at: [0, 15], arms: tee, legs: leg(84, 3, { out: 24, point: -5 }) },
      {
        ...floorSeated,
        at: [0, 15],
        lean: 22,
        curl: 34,
        twist: -52,
        head: [10],
        legs: leg(106, 3, { out: 24, point: -5 }),
        armR: arm(96, -4, 3),
        armL: arm(-50, 24, 4, 0),
      },
    ],
  },
  "seated-cross-reach": {
    view: frontView - 12,
    moveSeconds: 0.6,
    holdSeconds: 0.15,
    loop: "mirror",
    things: [chair()],
    poses: [
      { ...seated, arms: onChest },
      {
        ...seated,
        twist: -28,
        armR: arm(84, -24, 6, 0),
        armL: onChest,
        legL: stand(58, 10, { lift: 8 }),
        legR: stand(37),
      },
    ],
  },
  "seated-twist": {
    view: 50,
    things: [chair()],
    poses: [
      { ...perched },
      {
        ...perched,
        twist: 42,
        head: [0, 30],
        armL: reach(26, 64, -17, { elbow: 40 }),
        armR: reach(-14, 50, 22, { elbow: 20 }),
      },
    ],
  },
  "thread-the-needle": {
    view: -24,
    pitch: 14,
    things: [mat(), cushion({ x: 34, z: -14, high: 9, long: 30 })],
    poses: [
      { ...allFours, twist: 44, head: [-6, 24], armR: arm(60, 84, 6, 0), armL: palm(25, 17) },
      {
        ...allFours,
        at: [-24],
        lean: 98,
        curl: 10,
        twist: -40,
        head: [10, -20],
        armR: reach(24, 6, -42, { elbow: 10, fingers: { x: 0, y: 0, z: -1 } }),
        armL: palm(44, 22, { elbow: 40 }),
      },
    ],
  },
};
