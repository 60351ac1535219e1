import { water } from "../equipment/machines.ts";
import type { MotionSketch, MotionTable } from "./motion.ts";
import { arm, leg, type PoseSketch, stand } from "./sketch.ts";

const level = 112;
const swimming: Partial<MotionSketch> = {
  surroundings: "pool",
  outfit: "swimming",
  things: [water({ level })],
  view: 8,
  pitch: 12,
};
const afloat: PoseSketch = { at: [0, level - 9], lean: 87, head: [-14] };
const crawl = (kick: number, roll = 8): PoseSketch[] => [
  {
    ...afloat,
    tilt: roll,
    twist: 12,
    head: [-10],
    armR: arm(176, 4, 6),
    armL: arm(-4, 10, 20),
    legR: leg(kick, 12, { point: 60 }),
    legL: leg(-kick, 4, { point: 60 }),
  },
  {
    ...afloat,
    tilt: -roll,
    twist: -14,
    head: [-6, -40],
    armR: arm(84, 6, 40, 20),
    armL: arm(-72, 26, 84, 60),
    legR: leg(-kick, 4, { point: 60 }),
    legL: leg(kick, 12, { point: 60 }),
  },
];
const inWater: Partial<MotionSketch> = {
  surroundings: "pool",
  outfit: "swimming",
  things: [water({ level: 118 })],
  view: 26,
  pitch: 11,
};

export const inThePool: MotionTable = {
  "easy-breaststroke": {
    ...swimming,
    view: 24,
    pitch: 18,
    moveSeconds: 0.7,
    holdSeconds: 0.1,
    poses: [
      { ...afloat, arms: arm(176, 5, 4), legs: leg(0, 5, { point: 60, out: 3 }) },
      {
        ...afloat,
        lean: 66,
        head: [-30],
        arms: arm(96, 30, 90, 40),
        legs: leg(44, 110, { out: 26, point: -10, turn: 10 }),
      },
    ],
    main: 0,
  },
  "front-crawl-intervals": {
    ...swimming,
    moveSeconds: 0.5,
    holdSeconds: 0,
    isSteady: true,
    loop: "mirror",
    main: 1,
    remembered: [0],
    poses: crawl(9),
  },
  "steady-front-crawl": {
    ...swimming,
    view: 22,
    moveSeconds: 0.7,
    holdSeconds: 0,
    isSteady: true,
    loop: "mirror",
    main: 1,
    remembered: [],
    poses: crawl(6),
  },
  "sprint-swim-set": {
    ...swimming,
    view: 16,
    pitch: 15,
    moveSeconds: 0.32,
    holdSeconds: 0,
    isSteady: true,
    loop: "mirror",
    main: 0,
    remembered: [],
    poses: crawl(11, 4),
  },
  "leisure-swim": {
    ...swimming,
    view: 20,
    pitch: 16,
    moveSeconds: 1,
    poses: [
      {
        ...afloat,
        lean: 80,
        head: [-36],
        armR: arm(150, 8, 10),
        armL: arm(60, 20, 30),
        legR: leg(8, 20, { point: 50 }),
        legL: leg(-8, 10, { point: 50 }),
      },
      {
        ...afloat,
        lean: 80,
        head: [-36],
        armR: arm(60, 20, 30),
        armL: arm(150, 8, 10),
        legR: leg(-8, 10, { point: 50 }),
        legL: leg(8, 20, { point: 50 }),
      },
    ],
    main: 0,
  },
  "water-walking": {
    ...inWater,
    moveSeconds: 0.9,
    holdSeconds: 0,
    loop: "mirror",
    main: 0,
    poses: [
      {
        at: [0],
        lean: 6,
        legR: stand(30, 9, { lift: -14, glide: true }),
        legL: stand(-34, 9, { lift: 34, glide: true }),
        armR: arm(-22, 20, 20),
        armL: arm(44, 14, 20),
      },
      {
        at: [0],
        lean: 6,
        legR: stand(-2, 9, { glide: true }),
        legL: stand(4, 9, { y: 16, lift: 24, glide: true }),
        armR: arm(10, 24, 20),
        armL: arm(12, 24, 20),
      },
    ],
  },
  "aqua-aerobics": {
    ...inWater,
    view: 44,
    moveSeconds: 0.7,
    loop: "mirror",
    poses: [
      {
        at: [0, 96],
        legR: leg(76, 84),
        legL: stand(0, 9, { lift: 20 }),
        armR: arm(20, 40, 30),
        armL: arm(60, 20, 30),
      },
      {
        at: [0, 100],
        legR: leg(34, 8, { point: 20 }),
        legL: leg(-30, 10, { point: 30 }),
        armR: arm(-20, 30, 20),
        armL: arm(64, 14, 20),
      },
    ],
  },
};
