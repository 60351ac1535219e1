import { mat } from "../equipment/furniture.ts";
import { strap } from "../equipment/held.ts";
import { barHeight, pullUpBar } from "../equipment/machines.ts";
import { step } from "../equipment/steps.ts";
import { gripPoint } from "../figure/draw-limbs.ts";
import { vec } from "../figure/vector.ts";
import type { MotionTable } from "./motion.ts";
import { allFours, behindHead, hookLying, palmsTogether, plank, supine, tableTop } from "./positions.ts";
import { post } from "./pulls.ts";
import { arm, leg, type PoseSketch, reach, stand, touch } from "./sketch.ts";

const curled: PoseSketch = { ...supine, at: [0, 10], curl: 40, head: [22] };
const vSit: PoseSketch = { at: [-6, 9.5], lean: -38, head: [14] };

export const core: MotionTable = {
  "bird-dog": {
    things: [mat()],
    loop: "mirror",
    poses: [allFours, { ...allFours, armR: arm(176, 4, 4), legL: leg(-9, 3, { point: 20 }) }],
  },
  "dead-bug": {
    things: [mat({ long: 200, x: -6 })],
    outfit: "barefoot",
    loop: "mirror",
    poses: [
      { ...supine, arms: arm(90, 2, 4), legs: tableTop },
      {
        ...supine,
        armR: arm(166, 4, 4),
        armL: arm(90, 2, 4),
        legL: leg(14, 6, { point: 20 }),
        legR: tableTop,
      },
    ],
  },
  "toe-taps": {
    things: [mat({ x: -10 })],
    outfit: "barefoot",
    loop: "mirror",
    poses: [
      { ...supine, arms: touch("pelvis", [11, 6, 12], { elbow: 40 }), legs: tableTop },
      {
        ...supine,
        arms: touch("pelvis", [11, 6, 12], { elbow: 40 }),
        legL: tableTop,
        legR: stand(40, 9, { lift: 26 }),
      },
    ],
  },
  "pallof-press": {
    view: 62,
    things: [post(6, -96), strap(({ arms }) => [vec(6, 126, -94), gripPoint(arms.left)])],
    poses: [
      { legs: stand(0, 15), arms: touch("chest", [13, -14, 2], { elbow: 50 }), grip: -1 },
      { legs: stand(0, 15), arms: touch("chest", [54, -14, 2], { elbow: 30 }), grip: -1 },
    ],
  },
  "pilates-leg-pull-front": {
    things: [mat({ x: -18, long: 200 })],
    outfit: "barefoot",
    loop: "mirror",
    poses: [plank, { ...plank, legR: leg(-16, 3, { point: 40 }) }],
  },
  crunch: {
    things: [mat({ x: -10 })],
    poses: [
      { ...hookLying, arms: behindHead },
      { ...hookLying, curl: 34, head: [14], arms: behindHead },
    ],
  },
  "bicycle-crunch": {
    things: [mat({ x: -6 })],
    loop: "mirror",
    moveSeconds: 0.7,
    holdSeconds: 0.15,
    poses: [
      {
        ...curled,
        twist: 30,
        arms: behindHead,
        legR: leg(122, 118, { point: 25 }),
        legL: leg(22, 6, { point: 35 }),
      },
    ],
  },
  "boat-pose": {
    things: [mat()],
    outfit: "barefoot",
    poses: [
      { at: [0, 9.5], lean: -16, legs: stand(48, 9), arms: touch("knee", [-8, 18, 4], { elbow: 20 }) },
      { at: [0, 9.5], lean: -34, legs: leg(92, 44, { point: 30 }), arms: arm(62, 4, 5) },
    ],
  },
  "hanging-knee-raise": {
    view: 34,
    surroundings: "gym",
    things: [pullUpBar(), step({ x: -34, wide: 44, long: 34, high: 22 })],
    poses: [
      {
        at: [-2, 116],
        legs: leg(6, 8, { point: 30 }),
        arms: reach(0, barHeight - 5, 19, { elbow: 30, fingers: { x: 0, y: 1, z: 0 } }),
        grip: -1,
      },
      {
        at: [-2, 117],
        lean: -14,
        curl: 18,
        legs: leg(112, 104, { point: 20 }),
        arms: reach(0, barHeight - 5, 19, { elbow: 30, fingers: { x: 0, y: 1, z: 0 } }),
        grip: -1,
      },
    ],
  },
  "pilates-hundred": {
    things: [mat({ x: -4 })],
    outfit: "barefoot",
    moveSeconds: 0.35,
    holdSeconds: 0.05,
    poses: [
      { ...curled, arms: arm(34, 8, 3), legs: leg(44, 3, { point: 45 }) },
      { ...curled, arms: arm(46, 8, 3), legs: leg(44, 3, { point: 45 }) },
    ],
  },
  "pilates-double-leg-stretch": {
    things: [mat({ x: -6, long: 200 })],
    outfit: "barefoot",
    poses: [
      { ...curled, arms: touch("knee", [9, -16, 3], { elbow: 40 }), legs: leg(124, 124, { point: 30 }) },
      { ...curled, arms: arm(150, 8, 4), legs: leg(46, 3, { point: 45 }) },
    ],
  },
  "pilates-single-leg-stretch": {
    things: [mat({ x: -6 })],
    outfit: "barefoot",
    loop: "mirror",
    moveSeconds: 0.8,
    poses: [
      {
        ...curled,
        legR: leg(122, 120, { point: 30 }),
        legL: leg(36, 3, { point: 40 }),
        armR: reach(0, 55, 12, { elbow: 40 }),
        armL: reach(-10, 55, -5, { elbow: 40 }),
      },
    ],
  },
  "pilates-roll-up": {
    things: [mat()],
    outfit: "barefoot",
    poses: [
      { ...supine, arms: arm(90, 3, 4), legs: leg(0, 3, { point: -5 }) },
      { at: [0, 10], lean: -34, curl: 40, head: [16], arms: arm(104, 3, 4), legs: leg(56, 3, { point: -5 }) },
      { at: [0, 10], lean: 16, curl: 58, head: [16], arms: arm(146, 3, 4), legs: leg(105, 3, { point: -5 }) },
    ],
    main: 2,
  },
  "pilates-teaser": {
    things: [mat()],
    outfit: "barefoot",
    poses: [
      { ...supine, arms: arm(90, 3, 4), legs: leg(46, 3, { point: 45 }) },
      { ...vSit, arms: arm(76, 4, 4), legs: leg(84, 3, { point: 45 }) },
    ],
  },
  "russian-twist": {
    view: 50,
    things: [mat()],
    poses: [
      {
        ...vSit,
        lean: -30,
        twist: 38,
        head: [8, -10],
        legs: stand(46, 8, { lift: -10 }),
        arms: palmsTogether,
      },
      {
        ...vSit,
        lean: -30,
        twist: -38,
        head: [8, 10],
        legs: stand(46, 8, { lift: -10 }),
        arms: palmsTogether,
      },
    ],
  },
};
