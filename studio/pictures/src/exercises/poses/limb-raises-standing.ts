import { chair, sideWall, wall } from "../equipment/furniture.ts";
import { dumbbells, strap } from "../equipment/held.ts";
import { gripPoint } from "../figure/draw-limbs.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { atSides, onHips, standing } from "./positions.ts";
import { arm, leg, reach, stand, touch, wallPalm } from "./sketch.ts";

/** A chair in front of the figure, with its back to it. */
export const chairAhead = chair({ x: 50, faces: 1 });
export const onChairBack = reach(23, 94, 14, { elbow: 25, fingers: { x: 1, y: -0.3, z: 0 } });
const tiptoe = stand(0, 10, { lift: 38 });
const facingWall = -16;

export const standingLimbRaises: MotionTable = {
  "biceps-curl": {
    things: [dumbbells()],
    poses: [
      { ...standing, arms: arm(0, 9, 8, 10), grip: -1 },
      { ...standing, arms: arm(6, 9, 132, 0), grip: -1 },
    ],
  },
  "calf-raise": {
    view: facingWall,
    things: [wall({ x: 42 })],
    poses: [
      { ...standing, arms: wallPalm(42, 136, 17, 20) },
      { legs: tiptoe, at: [3], arms: wallPalm(42, 142, 17, 20) },
    ],
  },
  "single-leg-calf-raise": {
    things: [sideWall({ z: -46 })],
    poses: [
      {
        legL: stand(0, 7),
        legR: leg(2, 78, { point: 20 }),
        armR: atSides,
        armL: reach(14, 122, 43, { fingers: { x: 0.3, y: 1, z: 0 } }),
      },
      {
        at: [3],
        legL: stand(0, 7, { lift: 38 }),
        legR: leg(2, 78, { point: 20 }),
        armR: atSides,
        armL: reach(16, 126, 43, { fingers: { x: 0.3, y: 1, z: 0 } }),
      },
    ],
  },
  "standing-heel-raises": {
    things: [chairAhead],
    poses: [
      { ...standing, arms: onChairBack },
      { at: [5], lean: 3, legs: tiptoe, arms: onChairBack },
    ],
  },
  "standing-toe-raises": {
    view: 30,
    things: [wall({ x: -14 })],
    poses: [
      { at: [-3], lean: -2, legs: stand(16), arms: reach(-9, 92, 26, { elbow: -10 }) },
      { at: [-3], lean: -2, legs: stand(16, 10, { lift: -24 }), arms: reach(-9, 92, 26, { elbow: -10 }) },
    ],
  },
  "standing-hip-abduction": {
    view: 180 + frontView,
    pitch: 11,
    things: [chairAhead],
    poses: [
      { legL: stand(0, 8), legR: stand(0, 8), arms: onChairBack },
      { side: -3, legL: stand(0, 8), legR: leg(0, 3, { out: 30 }), arms: onChairBack },
    ],
  },
  "standing-hip-extension": {
    things: [chairAhead],
    poses: [
      { lean: 6, legL: stand(0), legR: stand(-4), arms: onChairBack },
      { lean: 12, head: [-6], legL: stand(0), legR: leg(-30, 6, { point: 25 }), arms: onChairBack },
    ],
  },
  "clock-reach": {
    view: 40,
    things: [chair({ x: -4, z: -46, faces: -1 })],
    poses: [
      {
        at: [-2, 80],
        lean: 8,
        legL: stand(0, 6),
        legR: stand(38, 8, { lift: 14 }),
        armR: onHips,
        armL: reach(18, 92, 38),
      },
      {
        at: [-4, 79, -4],
        lean: 8,
        legL: stand(0, 6),
        legR: stand(0, 46, { lift: 14, toesOut: 12 }),
        armR: onHips,
        armL: reach(18, 92, 38),
      },
      {
        at: [-4, 79, -4],
        lean: 14,
        legL: stand(0, 6),
        legR: stand(-52, 12, { lift: 44 }),
        armR: onHips,
        armL: reach(18, 92, 38),
      },
    ],
    main: 1,
  },
  "leg-swings": {
    moveSeconds: 0.7,
    holdSeconds: 0.05,
    things: [sideWall({ z: -46 })],
    poses: [
      {
        lean: 4,
        legL: stand(0, 6),
        legR: leg(-34, 22, { point: 20 }),
        armR: arm(20, 10, 16),
        armL: reach(12, 124, 43, { fingers: { x: 0.3, y: 1, z: 0 } }),
      },
      {
        lean: -4,
        legL: stand(0, 6),
        legR: leg(62, 10),
        armR: arm(-14, 14, 16),
        armL: reach(12, 124, 43, { fingers: { x: 0.3, y: 1, z: 0 } }),
      },
    ],
  },
  "low-impact-jacks": {
    view: frontView + 4,
    moveSeconds: 0.55,
    holdSeconds: 0.1,
    loop: "mirror",
    poses: [
      { legs: stand(0, 7), arms: atSides },
      {
        at: [0, 87, -4],
        legL: stand(0, 7),
        legR: stand(2, 44, { lift: 26, toesOut: 10 }),
        arms: arm(0, 88, 8, 0),
      },
    ],
  },
  "lateral-raise": {
    view: frontView,
    things: [dumbbells()],
    poses: [
      { ...standing, arms: arm(4, 10, 14, 10), grip: -1 },
      { ...standing, lean: 3, arms: arm(14, 84, 12, 10), grip: -1 },
    ],
  },
  "triceps-band-extension": {
    view: 50,
    things: [strap(({ arms }) => [gripPoint(arms.left), gripPoint(arms.right)], { depth: 200 })],
    poses: [
      {
        ...standing,
        armL: touch("chest", [13, -12, -4], { elbow: 40 }),
        armR: arm(-4, 6, 112, 30),
        grip: -1,
      },
      { ...standing, armL: touch("chest", [13, -12, -4], { elbow: 40 }), armR: arm(-10, 8, 8, 20), grip: -1 },
    ],
  },
};
