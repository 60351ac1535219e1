import { chair } from "../equipment/furniture.ts";
import { cushion, foldedTowel } from "../equipment/soft.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { onKnees, perched, seated } from "./positions.ts";
import { arm, reach, stand, touch } from "./sketch.ts";

const things = [chair()];
const crossed = touch("chest", [12, -13, -9], { elbow: 40 });
const palmsUp = reach(20, 75, 14, { elbow: 35, fingers: { x: 1, y: 0.25, z: -0.1 } });
const onShoulders = touch("chest", [14, 1, 24], { elbow: 40, fingers: { x: -0.6, y: -0.2, z: -0.6 } });
const beyondKnees = (fingersUp: number) =>
  touch("knee", [7, -7, 1], { elbow: 20, fingers: { x: 1, y: fingersUp, z: 0 } });

export const seatedMobility: MotionTable = {
  "chin-tucks": {
    things,
    view: 10,
    poses: [
      {
        ...seated,
        jut: 26,
        head: [0],
        armR: touch("chest", [22, -7, 3], { elbow: 14, fingers: { x: -0.35, y: 1, z: -0.1 } }),
      },
      {
        ...seated,
        jut: -12,
        head: [2],
        armR: touch("chest", [22, -7, 3], { elbow: 14, fingers: { x: -0.35, y: 1, z: -0.1 } }),
      },
    ],
  },
  "hand-opens-and-fists": {
    things: [...things, cushion({ x: 17, y: 62, long: 24, high: 9, wide: 46, depth: 40 })],
    view: 56,
    poses: [
      { ...seated, arms: palmsUp, grip: -1 },
      { ...seated, arms: palmsUp, grip: 1 },
    ],
  },
  "seated-ankle-circles": {
    things,
    poses: [
      { ...seated, legR: stand(58, 11, { lift: -12, toesOut: -16 }) },
      { ...seated, legR: stand(58, 11, { lift: -44, toesOut: 22 }) },
    ],
  },
  "seated-arm-circles": {
    things,
    view: frontView - 14,
    loop: "round",
    isSteady: true,
    moveSeconds: 0.5,
    holdSeconds: 0,
    remembered: [2],
    main: 0,
    poses: [arm(18, 84, 4, 0), arm(0, 96, 4, 0), arm(-18, 84, 4, 0), arm(0, 70, 4, 0)].map((arms) => ({
      ...perched,
      arms,
    })),
  },
  "seated-cat-cow": {
    things,
    poses: [
      { ...perched, lean: 25, curl: -30, head: [-16], arms: onKnees },
      { ...perched, lean: -16, curl: 52, head: [26], arms: onKnees },
    ],
  },
  "seated-heel-slides": {
    things,
    poses: [
      { ...seated, legR: stand(22, 10, { lift: 18, glide: true }) },
      { ...seated, legR: stand(59, 10, { lift: -4, glide: true }) },
    ],
  },
  "seated-hip-opening": {
    things,
    view: frontView - 4,
    poses: [
      { ...seated, legs: stand(37, 9) },
      { ...seated, legs: stand(37, 9, { knee: 30, toesOut: 12 }) },
    ],
  },
  "seated-neck-turns": {
    things,
    view: 62,
    poses: [
      { ...seated, head: [0, 46] },
      { ...seated, head: [0, -52] },
    ],
  },
  "seated-overhead-reach": {
    things,
    view: 58,
    loop: "mirror",
    poses: [
      { ...seated, arms: onShoulders },
      { ...seated, armR: arm(174, 4, 4), armL: onShoulders, side: -3 },
    ],
  },
  "seated-pelvic-tilts": {
    things,
    view: 12,
    poses: [
      { ...perched, lean: 10, curl: -20, arms: touch("pelvis", [8, 8, 15], { elbow: 40 }) },
      { ...perched, lean: -16, curl: 28, arms: touch("pelvis", [8, 8, 15], { elbow: 40 }) },
    ],
  },
  "seated-shoulder-rolls": {
    things,
    view: 30,
    loop: "round",
    moveSeconds: 0.7,
    holdSeconds: 0.1,
    poses: [
      { ...seated, shrug: -1, arms: arm(2, 9, 14) },
      { ...seated, shrug: 3, curl: 10, arms: arm(16, 8, 20) },
      { ...seated, shrug: 6, curl: 0, arms: arm(2, 10, 16) },
      { ...seated, shrug: 2, curl: -8, arms: arm(-14, 10, 14) },
    ],
    main: 2,
    remembered: [0],
  },
  "seated-toe-scrunches": {
    things: [...things, foldedTowel({ x: 52, z: 10, long: 34, wide: 24, high: 1.5 })],
    outfit: "barefoot",
    poses: [
      { ...seated, legR: stand(38, 10, { y: 1.5 }) },
      { ...seated, legR: stand(38, 10, { y: 1.5, lift: -24 }) },
    ],
  },
  "seated-wrist-circles": {
    things,
    view: 36,
    poses: [
      { ...perched, lean: 26, curl: 14, head: [-6], arms: beyondKnees(0.7), grip: -1 },
      { ...perched, lean: 26, curl: 14, head: [-6], arms: beyondKnees(-1.4), grip: -1 },
    ],
  },
  "desk-break-routine": {
    things,
    view: 48,
    poses: [
      { ...seated, arms: reach(-2, 50, 21, { elbow: 10 }), lean: -6, curl: -24, head: [-16] },
      { ...seated, arms: crossed, twist: 40, head: [0, 16] },
    ],
  },
};
