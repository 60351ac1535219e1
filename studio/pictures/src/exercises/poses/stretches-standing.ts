import { jamb, sideWall, wall } from "../equipment/furniture.ts";
import { strap } from "../equipment/held.ts";
import { material } from "../equipment/thing.ts";
import { gripPoint } from "../figure/draw-limbs.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { atSides, onHips, standing } from "./positions.ts";
import { arm, leg, reach, stand, touch, wallPalm } from "./sketch.ts";

const towel = { width: 3.4, colour: material.towel };

export const standingStretches: MotionTable = {
  "doorway-chest-stretch": {
    view: 50,
    things: [jamb({ x: 6, z: 76 }), jamb({ x: 6, z: -84 })],
    poses: [
      { at: [-12], legs: stand(-12), armR: atSides, armL: atSides },
      {
        at: [12],
        lean: 4,
        twist: -12,
        legR: stand(30),
        legL: stand(-16, 10, { lift: 24 }),
        armR: reach(0, 160, 44, { elbow: 40, fingers: { x: 0, y: 1, z: 0 } }),
        armL: atSides,
      },
    ],
  },
  "standing-quad-stretch": {
    things: [
      strap(({ arms, legs }) => [gripPoint(arms.right), legs.right.ankle], towel),
      sideWall({ z: -48 }),
    ],
    poses: [
      { ...standing, armL: reach(10, 120, 45, { elbow: 20 }) },
      {
        legL: stand(0, 7),
        legR: leg(-2, 140, { point: 50 }),
        grip: -1,
        armR: reach(-12, 98, 13, { elbow: 10 }),
        armL: reach(10, 120, 45, { elbow: 20 }),
      },
    ],
  },
  "standing-side-reach": {
    view: frontView,
    poses: [
      { legs: stand(0, 20, { toesOut: 10 }), armR: onHips, armL: atSides },
      {
        at: [0, 88, -5],
        legs: stand(0, 20, { toesOut: 10 }),
        side: 32,
        armR: onHips,
        armL: arm(0, 164, 10, 0),
        head: [0, 0, 6],
      },
    ],
  },
  "towel-shoulder-stretch": {
    view: 216,
    things: [strap(({ arms }) => [gripPoint(arms.right), gripPoint(arms.left)], { ...towel, depth: 200 })],
    poses: [
      {
        ...standing,
        armR: touch("chest", [-12, -4, 10], { elbow: 70, fingers: { x: -0.2, y: -1, z: 0 } }),
        armL: touch("pelvis", [-13, 12, 4], { elbow: 50, fingers: { x: 0, y: 0.6, z: 0.6 } }),
        grip: -1,
      },
      {
        ...standing,
        armR: touch("chest", [-12, 8, 10], { elbow: 70, fingers: { x: -0.2, y: -1, z: 0 } }),
        armL: touch("pelvis", [-13, 26, 2], { elbow: 50, fingers: { x: 0, y: 1, z: 0.3 } }),
        grip: -1,
      },
    ],
  },
  "triangle-pose": {
    view: frontView,
    outfit: "barefoot",
    poses: [
      { legR: stand(0, 46, { toesOut: 80 }), legL: stand(0, 46, { toesOut: 4 }), arms: arm(0, 88, 4, 0) },
      {
        at: [0, null, -8],
        tilt: 28,
        side: 38,
        legR: stand(0, 46, { toesOut: 80 }),
        legL: stand(0, 46, { toesOut: 4 }),
        armR: reach(4, 48, 50, { elbow: 10 }),
        armL: arm(0, 88, 4, 0),
        head: [0, -14],
      },
    ],
  },
  "wall-calf-stretch": {
    view: -16,
    things: [wall({ x: 60 })],
    poses: [
      { at: [10], legR: stand(20), legL: stand(4), arms: wallPalm(60, 128, 19, 30) },
      {
        at: [6, 82],
        lean: 16,
        head: [-8],
        legR: stand(28),
        legL: stand(-36, 10, { toesOut: 0 }),
        arms: wallPalm(60, 122, 19, 30),
      },
    ],
  },
};
