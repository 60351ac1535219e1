import { treadmill, treadmillHeight, treadmillSlope } from "../equipment/bikes.ts";
import { sideWall, wall } from "../equipment/furniture.ts";
import { strap } from "../equipment/held.ts";
import { stairs, step, stepHeight } from "../equipment/steps.ts";
import { add } from "../figure/vector.ts";
import { walk } from "./gaits.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { atSides, onBelly, onHips } from "./positions.ts";
import { arm, leg, reach, stand, wallPalm } from "./sketch.ts";

const railHand = reach(26, 104, 41, { elbow: 20 });

export const steps: MotionTable = {
  "marching-on-the-spot": {
    loop: "mirror",
    moveSeconds: 0.5,
    holdSeconds: 0.08,
    poses: [
      { legs: stand(0, 9), arms: atSides },
      { legL: stand(0, 9), legR: leg(78, 82), armR: arm(-18, 8, 40), armL: arm(40, 8, 50) },
    ],
  },
  "high-knees": {
    loop: "mirror",
    moveSeconds: 0.28,
    holdSeconds: 0.04,
    poses: [
      {
        at: [0, 96],
        lean: 2,
        legL: stand(0, 8, { lift: 34 }),
        legR: leg(98, 100, { point: 20 }),
        arms: arm(2, 8, 88, 10),
      },
    ],
  },
  "band-lateral-walk": {
    view: frontView,
    moveSeconds: 0.7,
    things: [
      strap(
        ({ legs }) =>
          [legs.right, legs.left].map(({ hip, knee }) =>
            add(add(knee, add(hip, knee, -1), 0.2), { x: 7, y: 0, z: 0 }),
          ),
        { width: 4.5, nearer: 10 },
      ),
    ],
    poses: [
      { at: [-14, 78, -8], lean: 22, head: [-14], legs: stand(0, 14), arms: onHips },
      { at: [-14, 76, 6], lean: 22, head: [-14], legL: stand(0, 14), legR: stand(0, 46), arms: onHips },
    ],
  },
  "side-steps-along-the-wall": {
    view: 180 + frontView,
    moveSeconds: 0.7,
    things: [wall({ x: 46 })],
    poses: [
      { legs: stand(0, 8), arms: wallPalm(46, 126, 20, 30) },
      {
        at: [0, 88, 16],
        legL: stand(0, 8),
        legR: stand(0, 46),
        armR: wallPalm(46, 126, 42, 30),
        armL: wallPalm(46, 126, 4, 30),
      },
    ],
  },
  "tandem-walk": {
    view: 12,
    moveSeconds: 0.9,
    things: [sideWall({ z: -52 })],
    poses: [
      {
        at: [6],
        legR: stand(14, 1),
        legL: stand(-12, -1, { lift: 4 }),
        armR: arm(10, 30, 20),
        armL: reach(16, 118, 48, { elbow: 20 }),
      },
      {
        at: [14, 88],
        legR: stand(14, 1),
        legL: stand(20, 5, { y: 12, lift: 10 }),
        armR: arm(10, 34, 20),
        armL: reach(24, 118, 48, { elbow: 20 }),
      },
      {
        at: [30],
        legL: stand(40, -1),
        legR: stand(14, 1, { lift: 4 }),
        armR: arm(10, 30, 20),
        armL: reach(38, 118, 48, { elbow: 20 }),
      },
    ],
  },
  "tai-chi-walking": {
    view: 30,
    moveSeconds: 1.1,
    things: [sideWall({ z: -52 })],
    poses: [
      {
        at: [-10, 82],
        legL: stand(-14, 8, { toesOut: 26 }),
        legR: stand(30, 10, { lift: -22 }),
        arms: onBelly,
      },
      { at: [18, 82], legL: stand(-14, 8, { toesOut: 26, lift: 10 }), legR: stand(30, 10), arms: onBelly },
    ],
  },
  "brisk-stair-climb": {
    moveSeconds: 0.5,
    holdSeconds: 0.08,
    things: [stairs({ x: 8 })],
    poses: [
      {
        at: [6],
        lean: 14,
        head: [-6],
        legR: stand(24, 8, { y: stepHeight }),
        legL: stand(-14, 8, { lift: 34 }),
        armR: arm(-30, 8, 86, 0),
        armL: arm(40, 8, 90),
      },
      {
        at: [28],
        lean: 12,
        head: [-6],
        legR: stand(24, 8, { y: stepHeight, lift: 6 }),
        legL: leg(84, 86),
        armR: arm(42, 8, 90),
        armL: arm(-34, 8, 86, 0),
      },
    ],
  },
  "slow-stair-climb": {
    moveSeconds: 1,
    things: [stairs({ x: 8 })],
    poses: [
      {
        at: [8],
        lean: 10,
        head: [-4],
        legR: stand(24, 8, { y: stepHeight }),
        legL: stand(-6, 8),
        armR: atSides,
        armL: railHand,
      },
      {
        at: [24],
        lean: 4,
        legR: stand(24, 8, { y: stepHeight }),
        legL: stand(24, 8, { y: stepHeight }),
        armR: atSides,
        armL: reach(34, 110, 41, { elbow: 20 }),
      },
    ],
  },
  "step-aerobics": {
    view: 46,
    moveSeconds: 0.5,
    holdSeconds: 0.1,
    things: [step({ x: 34, wide: 100, long: 40, high: 16 })],
    poses: [
      { legs: stand(-8, 9), arms: arm(2, 10, 80, 10), grip: -1 },
      {
        at: [12],
        lean: 6,
        legR: stand(32, 10, { y: 16 }),
        legL: stand(-8, 9, { lift: 26 }),
        armR: arm(-20, 10, 86),
        armL: arm(36, 10, 90),
        grip: -1,
      },
      {
        at: [31],
        legR: stand(32, 10, { y: 16 }),
        legL: leg(84, 88),
        armR: arm(38, 10, 90),
        armL: arm(-20, 10, 86),
        grip: -1,
      },
    ],
    main: 1,
  },
  "treadmill-incline-walk": {
    surroundings: "gym",
    isSteady: true,
    loop: "mirror",
    main: 0,
    moveSeconds: 0.5,
    holdSeconds: 0,
    things: [treadmill()],
    ground: 20,
    poses: walk({
      stride: 27,
      lean: 7,
      swing: 24,
      bend: 60,
      slope: treadmillSlope,
      ground: treadmillHeight + 1,
    }),
  },
};
