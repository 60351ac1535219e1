import { chair, mat, wall } from "../equipment/furniture.ts";
import { strap } from "../equipment/held.ts";
import { cushion } from "../equipment/soft.ts";
import { material } from "../equipment/thing.ts";
import { gripPoint } from "../figure/draw-limbs.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import { add } from "../figure/vector.ts";
import { forearm } from "./holds-floor.ts";
import { frontView, type MotionTable } from "./motion.ts";
import {
  allFours,
  atSides,
  floorSeated,
  hookLying,
  onHips,
  prone,
  supine,
  tallKneeling,
} from "./positions.ts";
import { arm, kneel, leg, palm, reach, stand, touch } from "./sketch.ts";

const towel = { width: 3.4, colour: material.towel };
const sole = ({ legs }: Skeleton, side: "right" | "left") =>
  add(add(legs[side].ankle, legs[side].toes, 9), legs[side].instep, -8);

export const stretches: MotionTable = {
  "childs-pose": {
    outfit: "barefoot",
    things: [mat({ x: 0 }), cushion({ x: 34, high: 14, long: 40 })],
    poses: [
      { ...tallKneeling, at: [0], legs: kneel(0, 16), arms: atSides },
      {
        at: [-36, 25],
        lean: 76,
        curl: 24,
        head: [14],
        legs: leg(152, 150, { out: 12, point: 60 }),
        arms: reach(30, 17, 8, { elbow: 84, fingers: { x: 1, y: 0, z: -0.6 } }),
      },
    ],
  },
  "half-kneeling-hip-flexor-stretch": {
    things: [
      mat({ x: 0 }),
      cushion({ x: -6, z: 10, high: 5, long: 30, wide: 24, depth: -200 }),
      chair({ x: 36, z: -46, faces: -1 }),
    ],
    poses: [
      {
        at: [-6],
        legR: kneel(-6, 10, { y: 4 }),
        legL: stand(40, 11),
        armR: onHips,
        armL: reach(21, 55, 30, { elbow: 30 }),
      },
      {
        at: [10],
        lean: -10,
        curl: 4,
        legR: kneel(-6, 10, { y: 4 }),
        legL: stand(40, 11),
        armR: onHips,
        armL: reach(33, 53.5, 30, { elbow: 30 }),
      },
    ],
  },
  "knee-to-chest": {
    view: 14,
    things: [mat()],
    poses: [
      hookLying,
      {
        ...hookLying,
        head: [4],
        legR: leg(124, 112, { point: 15 }),
        armR: touch("knee", [-9, 14, 2], { elbow: 40 }),
        armL: reach(-12, 38, -5, { elbow: 40 }),
      },
    ],
  },
  "legs-up-the-wall": {
    view: -14,
    outfit: "barefoot",
    things: [mat({ x: -40, long: 170 }), wall({ x: 24 })],
    poses: [
      { ...supine, eyes: 0, at: [0, 10.5], legs: leg(92, 70, { point: 15 }), arms: arm(-4, 26, 8, 0) },
      { ...supine, eyes: 0, at: [0, 10.5], legs: leg(84, 4, { point: 0, out: 3 }), arms: arm(-4, 34, 8, 0) },
    ],
  },
  "pigeon-pose": {
    view: 36,
    pitch: 14,
    outfit: "barefoot",
    things: [mat({ x: 0, long: 190 }), cushion({ x: 2, z: 10, high: 9, long: 30, wide: 26, depth: -200 })],
    poses: [
      { ...allFours },
      {
        at: [0, 20],
        lean: 60,
        curl: 16,
        head: [6],
        legR: leg(134, 100, { out: 26, turn: 92, point: 0 }),
        legL: leg(-22, 4, { point: 78 }),
        arms: forearm(72, 16),
      },
    ],
  },
  "pilates-mermaid": {
    view: frontView - 6,
    pitch: 14,
    outfit: "barefoot",
    things: [mat({ x: 10, long: 120, wide: 150 }), cushion({ x: -4, high: 6, wide: 44 })],
    poses: [
      {
        at: [0, 15],
        side: 20,
        legR: leg(86, 100, { out: 44, turn: 80 }),
        legL: leg(80, 108, { out: 32, turn: -82 }),
        armR: palm(0, 34, { fingers: { x: 0.3, y: 0, z: 1 } }),
        armL: touch("knee", [8, 30, 2], { elbow: 40 }),
      },
      {
        at: [0, 15],
        side: 40,
        head: [0, 0, 8],
        legR: leg(86, 100, { out: 44, turn: 80 }),
        legL: leg(80, 108, { out: 32, turn: -82 }),
        armR: palm(0, 58, { fingers: { x: 0.3, y: 0, z: 1 } }),
        armL: arm(0, 166, 10, 0),
      },
    ],
  },
  "seated-forward-bend": {
    outfit: "barefoot",
    things: [
      mat({ x: 30 }),
      cushion({ x: -4, high: 6 }),
      strap(
        (body) => [
          gripPoint(body.arms.right),
          sole(body, "right"),
          sole(body, "left"),
          gripPoint(body.arms.left),
        ],
        towel,
      ),
    ],
    poses: [
      {
        ...floorSeated,
        at: [0, 15],
        lean: 2,
        legs: leg(87, 4, { out: 2, point: -6 }),
        arms: arm(62, 3, 10),
        grip: -1,
      },
      {
        ...floorSeated,
        at: [0, 15],
        lean: 34,
        curl: 14,
        head: [-4],
        legs: leg(119, 4, { out: 2, point: -6 }),
        arms: arm(84, 6, 34, 0),
        grip: -1,
      },
    ],
  },
  "sphinx-pose": {
    outfit: "barefoot",
    things: [mat({ x: 0, long: 190 })],
    poses: [
      { ...prone, head: [-10], arms: reach(74, 4, 12, { elbow: 100, fingers: { x: 0.4, y: 0, z: -1 } }) },
      { ...prone, curl: -63, head: [-4], arms: forearm(68) },
    ],
  },
  "strap-hamstring-stretch": {
    view: 14,
    outfit: "barefoot",
    things: [
      mat(),
      strap((body) => [gripPoint(body.arms.right), sole(body, "right"), gripPoint(body.arms.left)], towel),
    ],
    poses: [
      { ...hookLying, legR: leg(96, 70), arms: touch("chest", [44, -30, 6], { elbow: 30 }), grip: -1 },
      {
        ...hookLying,
        legR: leg(84, 6, { point: -8 }),
        arms: touch("chest", [40, -26, 6], { elbow: 30 }),
        grip: -1,
      },
    ],
  },
};
