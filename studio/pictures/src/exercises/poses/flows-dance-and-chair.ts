import { bed, chair } from "../equipment/furniture.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { atSides, hookLying, onBelly, onThighs, perched, seated, supine } from "./positions.ts";
import { arm, leg, type PoseSketch, stand, touch } from "./sketch.ts";

const things = [chair()];
const beachBall = arm(62, 28, 60, 70);
const low: PoseSketch = { at: [-4, 86], lean: 4 };

export const danceAndChairFlows: MotionTable = {
  "latin-dance-basics": {
    view: 62,
    loop: "mirror",
    moveSeconds: 0.5,
    holdSeconds: 0.1,
    poses: [
      {
        ...low,
        at: [0, 87, 8],
        tilt: -6,
        side: 10,
        legR: stand(0, 10),
        legL: stand(6, 10, { lift: 22, knee: 8 }),
        armR: arm(10, 16, 80, 20),
        armL: arm(24, 16, 86, 30),
      },
      {
        ...low,
        at: [14, 86, -4],
        tilt: 6,
        side: -10,
        legL: stand(32, 8),
        legR: stand(-4, 10, { lift: 16 }),
        armR: arm(28, 16, 86, 30),
        armL: arm(0, 16, 80, 20),
      },
    ],
  },
  "latin-dance-fitness": {
    view: 52,
    loop: "mirror",
    moveSeconds: 0.45,
    holdSeconds: 0.08,
    poses: [
      {
        at: [-6, 80],
        lean: 10,
        tilt: -6,
        side: 12,
        legs: stand(0, 20, { toesOut: 14 }),
        armR: arm(30, 40, 70, 40),
        armL: arm(-10, 30, 80, 30),
      },
      {
        at: [-4, 84, 6],
        lean: 8,
        twist: 22,
        tilt: 4,
        legR: stand(0, 16),
        legL: stand(-28, 26, { lift: 34 }),
        armR: arm(-14, 30, 90, 20),
        armL: arm(64, 20, 50, 40),
      },
    ],
  },
  "low-impact-dance": {
    view: frontView - 6,
    loop: "mirror",
    moveSeconds: 0.5,
    holdSeconds: 0.1,
    poses: [
      { ...low, legs: stand(0, 9), arms: arm(20, 20, 60, 30) },
      {
        ...low,
        at: [0, 86, 12],
        legR: stand(0, 34),
        legL: stand(2, -6, { lift: 26 }),
        side: 5,
        armR: arm(10, 62, 20, 0),
        armL: arm(10, 58, 40, 0),
      },
    ],
  },
  "slow-waltz": {
    view: 40,
    moveSeconds: 0.8,
    holdSeconds: 0.1,
    loop: "round",
    poses: [
      { legs: stand(0, 7), arms: beachBall },
      { at: [22], legL: stand(36, 8), legR: stand(0, 8, { lift: 30 }), arms: beachBall, lean: 2 },
      { at: [36, null, 14], legR: stand(38, 34), legL: stand(36, 6, { lift: 8 }), arms: beachBall, side: 3 },
    ],
    main: 1,
    remembered: [0, 2],
  },
  "seated-conductor": {
    things,
    view: 44,
    moveSeconds: 0.6,
    holdSeconds: 0.08,
    poses: [
      { ...perched, arms: arm(38, 14, 62, 20) },
      { ...perched, curl: -4, arms: arm(58, 44, 78, -10) },
    ],
  },
  "seated-dance-party": {
    things,
    view: 50,
    loop: "mirror",
    moveSeconds: 0.45,
    holdSeconds: 0.08,
    poses: [
      {
        ...perched,
        side: 6,
        arms: touch("chest", [26, -12, 3], { elbow: 60 }),
        legR: stand(64, 14, { lift: -22 }),
        legL: stand(42),
      },
      {
        ...perched,
        side: -4,
        shrug: 2,
        armR: arm(30, 50, 90, -30),
        armL: arm(30, 50, 90, -30),
        legs: stand(42),
      },
    ],
    main: 1,
  },
  "seated-cardio-intervals": {
    things,
    view: 36,
    loop: "mirror",
    moveSeconds: 0.42,
    holdSeconds: 0.05,
    poses: [
      { ...perched, arms: touch("chest", [18, -14, 12], { elbow: 30 }), grip: -1 },
      {
        ...perched,
        lean: -4,
        legR: leg(112, 98),
        armL: arm(86, 2, 4, 0),
        armR: touch("chest", [14, -16, 14], { elbow: 30 }),
        grip: -1,
      },
    ],
  },
  "seated-wave-hands": {
    things,
    view: frontView - 8,
    poses: [
      {
        ...perched,
        legs: stand(42, 20, { toesOut: 12 }),
        twist: 26,
        armR: arm(64, 8, 96, 60),
        armL: arm(26, -6, 84, 70),
      },
      {
        ...perched,
        legs: stand(42, 20, { toesOut: 12 }),
        twist: -26,
        armL: arm(64, 8, 96, 60),
        armR: arm(26, -6, 84, 70),
      },
    ],
  },
  "chair-yoga-flow": {
    things,
    view: 60,
    outfit: "barefoot",
    poses: [
      { ...seated, arms: onThighs },
      { ...seated, arms: arm(170, 10, 6) },
      { ...seated, side: 26, armR: arm(0, 16, 8), armL: arm(0, 160, 12, 0) },
    ],
    main: 2,
    remembered: [1],
  },
  "bedtime-yoga": {
    things: [bed({ x: -14, long: 200 })],
    ground: 45,
    outfit: "barefoot",
    view: 16,
    pitch: 12,
    poses: [
      { ...hookLying, at: [0, 55.5], legs: stand(44, 11, { y: 45 }), arms: onBelly },
      {
        ...supine,
        at: [0, 55.5],
        head: [4],
        legR: leg(124, 112, { point: 15 }),
        legL: stand(44, 11, { y: 45 }),
        armR: touch("knee", [-9, 14, 2], { elbow: 40 }),
        armL: atSides,
      },
    ],
  },
};
