import { chair, mat, wall } from "../equipment/furniture.ts";
import { cushion, foldedTowel, roller } from "../equipment/soft.ts";
import { frontView, type MotionTable } from "./motion.ts";
import {
  allFours,
  behindHead,
  floorSeated,
  goalpost,
  hookLying,
  onHips,
  onRibs,
  prone,
} from "./positions.ts";
import { arm, leg, palm, reach, stand, touch, wallPalm } from "./sketch.ts";

export const mobility: MotionTable = {
  "ankle-rocks": {
    view: -16,
    things: [wall({ x: 62 })],
    poses: [
      {
        at: [8],
        lean: 3,
        legR: stand(28),
        legL: stand(-16, 10, { lift: 8 }),
        arms: wallPalm(62, 130, 15, 24),
      },
      {
        at: [18, 80],
        lean: 6,
        legR: stand(28),
        legL: stand(-16, 10, { lift: 34 }),
        arms: wallPalm(62, 124, 15, 34),
      },
    ],
  },
  "cat-cow": {
    things: [mat()],
    outfit: "barefoot",
    poses: [
      { ...allFours, at: [-24], lean: 96, curl: -42, head: [-22] },
      { ...allFours, at: [-22], lean: 50, curl: 62, head: [34] },
    ],
  },
  "chair-supported-leg-swings": {
    moveSeconds: 0.8,
    holdSeconds: 0.05,
    things: [chair({ x: -4, z: -46, faces: -1 })],
    poses: [
      {
        lean: 3,
        legL: stand(0, 6),
        legR: leg(-26, 16, { point: 15 }),
        armR: arm(14, 12, 14),
        armL: reach(18, 92, 38),
      },
      { lean: 3, legL: stand(0, 6), legR: leg(46, 8), armR: arm(-10, 12, 14), armL: reach(18, 92, 38) },
    ],
  },
  "cobra-pose": {
    things: [mat({ x: 0, long: 190 })],
    outfit: "barefoot",
    poses: [
      { ...prone, arms: palm(32, 22, { elbow: 20 }) },
      { ...prone, curl: -50, head: [-4], arms: palm(32, 22, { elbow: 16 }) },
    ],
  },
  "foam-roll-upper-back": {
    things: [mat({ x: 0 }), roller({ x: -33 })],
    poses: [
      { at: [0, 10], lean: -64, curl: 6, head: [18], legs: stand(46, 11), arms: behindHead },
      { at: [0, 10], lean: -66, curl: -26, head: [6], legs: stand(46, 11), arms: behindHead },
    ],
  },
  "full-body-wake-up": {
    view: frontView - 8,
    things: [chair({ x: -10, z: -62 })],
    poses: [
      { arms: touch("chest", [13, -12, -14], { elbow: 55 }), curl: 12, head: [10] },
      { arms: arm(-8, 84, 8, 0), curl: -12, head: [-8] },
    ],
  },
  "ninety-ninety-switches": {
    view: 58,
    pitch: 20,
    outfit: "barefoot",
    things: [mat({ x: 16, long: 150, wide: 110 })],
    poses: [
      {
        ...floorSeated,
        lean: -17,
        legs: stand(46, 24, { toesOut: 14 }),
        arms: palm(-26, 24, { fingers: { x: -1, y: -0.1, z: 0.3 } }),
      },
      {
        ...floorSeated,
        lean: -20,
        twist: 16,
        legR: leg(92, 88, { out: 48, turn: 84 }),
        legL: leg(92, 88, { out: 20, turn: -80 }),
        arms: palm(-24, 24, { fingers: { x: -1, y: -0.1, z: 0.3 } }),
      },
    ],
    loop: "mirror",
  },
  "pilates-spine-stretch": {
    things: [mat({ x: 26 }), cushion({ x: -2, high: 6 })],
    outfit: "barefoot",
    poses: [
      { ...floorSeated, at: [0, 15], arms: arm(88, 3, 4), legs: leg(85, 4, { out: 10, point: -5 }) },
      {
        ...floorSeated,
        at: [0, 15],
        lean: 4,
        curl: 62,
        head: [26],
        arms: arm(138, 3, 4),
        legs: leg(89, 4, { out: 10, point: -5 }),
      },
    ],
  },
  "standing-hip-circles": {
    view: frontView - 10,
    loop: "round",
    isSteady: true,
    holdSeconds: 0,
    moveSeconds: 0.6,
    main: 0,
    remembered: [2],
    poses: [
      { at: [0, 88, 11], tilt: 6, side: -12, legs: stand(0, 16), arms: onHips },
      { at: [9, 88, 0], lean: -10, curl: 12, legs: stand(0, 16), arms: onHips },
      { at: [0, 88, -11], tilt: -6, side: 12, legs: stand(0, 16), arms: onHips },
      { at: [-10, 88, 0], lean: 14, curl: -10, legs: stand(0, 16), arms: onHips },
    ],
  },
  "standing-roll-down": {
    view: 26,
    things: [wall({ x: -14 })],
    outfit: "barefoot",
    poses: [
      { at: [-2, 90], legs: stand(12), arms: arm(2, 8, 10) },
      { at: [-2, 89], lean: 24, curl: 84, head: [34], legs: stand(12), arms: arm(104, 4, 8) },
    ],
  },
  "standing-wrist-and-finger-care": {
    view: 46,
    poses: [
      { arms: arm(4, 10, 92, 6, -44), grip: 1 },
      { arms: arm(4, 10, 92, 6, 44), grip: -1 },
    ],
    main: 0,
  },
  "supine-neck-release": {
    view: 34,
    pitch: 24,
    things: [mat(), foldedTowel({ x: -72, high: 3.5 })],
    poses: [
      { ...hookLying, head: [6, 40], arms: onRibs },
      { ...hookLying, head: [6, -40], arms: onRibs },
    ],
  },
  "supine-pelvic-tilts": {
    view: 14,
    things: [mat()],
    poses: [
      { ...hookLying, lean: -84, curl: -12, head: [4], arms: touch("pelvis", [12, 8, 7], { elbow: 40 }) },
      {
        ...hookLying,
        at: [0, 13],
        lean: -102,
        curl: 14,
        head: [4],
        arms: touch("pelvis", [12, 8, 7], { elbow: 40 }),
      },
    ],
  },
  "wall-angels": {
    view: frontView - 10,
    things: [wall({ x: -13 })],
    poses: [
      { at: [-2, 90], legs: stand(14), arms: goalpost },
      { at: [-2, 90], legs: stand(14), arms: arm(0, 142, 30, -90) },
    ],
  },
  "wall-slides": {
    view: -18,
    things: [wall({ x: 48 })],
    poses: [
      { at: [4], legR: stand(20), legL: stand(-14, 10, { lift: 6 }), arms: arm(72, 4, 102, -6) },
      {
        at: [10],
        lean: 5,
        head: [-6],
        legR: stand(20),
        legL: stand(-14, 10, { lift: 16 }),
        arms: arm(132, 8, 36, -6),
      },
    ],
  },
};
