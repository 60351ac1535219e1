import { mat, sideWall, wall } from "../equipment/furniture.ts";
import { kettlebell } from "../equipment/held.ts";
import { chairAhead, onChairBack } from "./limb-raises-standing.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { atSides, overhead, palmsTogether, plank, prone, standing, supine } from "./positions.ts";
import { arm, kneel, leg, type PoseSketch, palm, reach, stand, touch } from "./sketch.ts";

const softKnees: PoseSketch = { at: [-6, 84], lean: 3, legs: stand(0, 15) };
const downDog: PoseSketch = {
  at: [-24, 82],
  lean: 125,
  head: [8],
  legs: stand(-66, 10, { lift: 8 }),
  arms: palm(50, 19),
};

export const standingFlows: MotionTable = {
  "morning-yoga-flow": {
    outfit: "barefoot",
    poses: [
      { ...standing, arms: overhead },
      {
        at: [-24, 86],
        lean: 66,
        head: [-20],
        legs: stand(0),
        arms: touch("knee", [8, 10, 0], { elbow: 40 }),
      },
      { at: [8], legR: stand(32), legL: stand(-34, 11, { toesOut: 26 }), arms: arm(0, 86, 5, 0) },
    ],
    spread: 92,
    main: 2,
  },
  "power-yoga-flow": {
    outfit: "barefoot",
    things: [mat({ x: -8, long: 200 })],
    poses: [
      downDog,
      { at: [-2, 60], lean: 10, legR: stand(40), legL: stand(-60, 10, { lift: 46 }), arms: overhead },
      {
        at: [-2, 60],
        lean: 24,
        twist: 44,
        head: [0, 20],
        legR: stand(40),
        legL: stand(-60, 10, { lift: 46 }),
        arms: palmsTogether,
      },
    ],
    main: 1,
    remembered: [0],
  },
  "sun-salutation": {
    outfit: "barefoot",
    things: [mat({ x: -10, long: 200 })],
    poses: [
      { at: [30], legs: stand(30), arms: overhead },
      { at: [14, 88], lean: 84, curl: 44, head: [26], legs: stand(30), arms: arm(128, 4, 10) },
      downDog,
      { ...prone, at: [-14, 10], curl: -46, arms: palm(22, 20, { elbow: 16 }) },
    ],
    main: 2,
    remembered: [0, 3],
  },
  "spiderman-lunge-with-reach": {
    view: 30,
    things: [mat({ x: -12, long: 200 })],
    remembered: [0],
    poses: [
      plank,
      { ...plank, at: [-10, 52], lean: 70, curl: 24, legR: stand(10, 27, { y: 4, lift: 10 }) },
      {
        ...plank,
        at: [-4, 36],
        lean: 42,
        curl: 34,
        twist: 46,
        head: [-6, 40],
        legR: stand(46, 27),
        armR: arm(0, 100, 4, 0),
        armL: palm(46, 17),
      },
    ],
  },
  "turkish-get-up": {
    things: [mat({ x: 0, long: 190 }), kettlebell()],
    view: 24,
    poses: [
      {
        ...supine,
        legR: stand(44, 12),
        legL: leg(0, 4, { out: 24 }),
        armR: arm(90, 0, 3),
        armL: arm(0, 44, 4),
        grip: -1,
      },
      {
        at: [0, 12],
        lean: -46,
        twist: -10,
        head: [10, 20],
        legR: stand(42, 12),
        legL: leg(42, 4, { out: 22 }),
        armR: reach(-34, 107, 14, { elbow: 10, fingers: { x: 0, y: 1, z: 0 } }),
        armL: palm(-46, 34),
        grip: -1,
      },
      {
        at: [0],
        legR: stand(42, 12),
        legL: kneel(0, 10),
        armR: arm(174, 2, 3),
        armL: arm(0, 20, 10),
        grip: -1,
      },
    ],
    main: 2,
    spread: 40,
  },
  "wall-pilates-sequence": {
    view: 24,
    outfit: "barefoot",
    things: [wall({ x: -13 })],
    poses: [
      { at: [-1, 90], legs: stand(20), arms: atSides },
      { at: [-1, 74], legs: stand(26, 10, { lift: 20 }), arms: arm(88, 4, 4) },
    ],
  },
  "weight-shifts": {
    view: 180 + frontView - 10,
    things: [chairAhead],
    poses: [
      { at: [0, 91, 7], side: -2, legs: stand(0, 13), arms: onChairBack },
      { at: [0, 91, -7], side: 2, legs: stand(0, 13), arms: onChairBack },
    ],
  },
  "qigong-lifting-the-sky": {
    view: frontView - 8,
    poses: [
      { ...softKnees, arms: touch("pelvis", [15, 8, 8], { elbow: 50, fingers: { x: 0.3, y: 0.2, z: -1 } }) },
      {
        ...standing,
        head: [-10],
        arms: reach(10, 188, 10, { elbow: 60, fingers: { x: 0.1, y: 0.4, z: -1 } }),
      },
    ],
  },
  "tai-chi-opening": {
    view: 34,
    poses: [
      { legs: stand(0, 15), arms: arm(76, 4, 20, 10, 34) },
      { ...softKnees, arms: arm(24, 8, 40, 10, -34) },
    ],
    main: 0,
  },
  "tai-chi-golden-rooster": {
    view: 44,
    things: [sideWall({ z: -64 })],
    loop: "mirror",
    poses: [
      { ...softKnees, arms: atSides },
      {
        at: [0, 90],
        legL: stand(0, 6),
        legR: leg(88, 92, { point: 20 }),
        armR: arm(50, 4, 110, 0),
        armL: arm(2, 14, 20, 0, -60),
      },
    ],
  },
  "tai-chi-parting-the-mane": {
    view: 40,
    poses: [
      {
        at: [-12, 80],
        turn: 16,
        legR: stand(-14, 9, { toesOut: 30 }),
        legL: stand(10, 8, { lift: 24 }),
        armR: arm(54, 20, 90, 70),
        armL: arm(20, -10, 70, 70),
      },
      {
        at: [18, 78],
        turn: -6,
        legR: stand(-18, 12, { toesOut: 40 }),
        legL: stand(38, 12),
        armL: arm(74, 10, 44, 20),
        armR: arm(4, 18, 34, 10, -40),
      },
    ],
  },
  "tai-chi-wave-hands": {
    view: frontView,
    poses: [
      {
        at: [-6, 82, 8],
        turn: 10,
        twist: 22,
        legs: stand(0, 20),
        armR: arm(64, 8, 96, 60),
        armL: arm(26, -6, 84, 70),
      },
      {
        at: [-6, 82, -8],
        turn: -10,
        twist: -22,
        legs: stand(0, 20),
        armL: arm(64, 8, 96, 60),
        armR: arm(26, -6, 84, 70),
      },
    ],
  },
};
