import { chair } from "../equipment/furniture.ts";
import { barbell, dumbbells, strap } from "../equipment/held.ts";
import { legPress } from "../equipment/machines.ts";
import { gripPoint } from "../figure/draw-limbs.ts";
import { add } from "../figure/vector.ts";
import type { MotionTable } from "./motion.ts";
import { ahead, atSides, board, fists, palmsTogether, perched, seated } from "./positions.ts";
import { arm, leg, reach, stand, touch } from "./sketch.ts";

const apart = stand(0, 16, { toesOut: 16 });
const barGrip = touch("chest", [-9, -9, 36], { elbow: 8, fingers: { x: 0, y: 1, z: 0 } });
const cupped = touch("chest", [17, -14, 4], { elbow: 12, fingers: { x: 0.3, y: 1, z: 0 } });
const armrests = reach(12, 66, 21, { elbow: 10, fingers: { x: 1, y: -0.2, z: 0 } });

export const squats: MotionTable = {
  squats: {
    poses: [
      { arms: ahead, legs: apart },
      { at: [-29, 50], lean: 34, head: [-20], arms: arm(122, 3, 5), legs: apart },
    ],
  },
  "chair-pose": {
    outfit: "barefoot",
    poses: [
      { arms: ahead, legs: stand(0) },
      { at: [-25, 62], lean: 30, head: [-16], arms: arm(120, 3, 4), legs: stand(0) },
    ],
  },
  "chair-squat": {
    things: [chair({ x: -40 })],
    poses: [
      { arms: ahead, legs: stand(0, 14, { toesOut: 12 }) },
      { at: [-36, 55], lean: 40, head: [-26], arms: arm(128, 3, 5), legs: stand(0, 14, { toesOut: 12 }) },
    ],
  },
  "deep-squat-hold": {
    view: 48,
    outfit: "barefoot",
    poses: [
      { legs: stand(0, 17, { toesOut: 22 }), arms: atSides },
      {
        at: [-20, 27],
        lean: 24,
        curl: 12,
        head: [-14],
        arms: palmsTogether,
        legs: stand(0, 17, { toesOut: 26, knee: 10 }),
      },
    ],
  },
  "goblet-squat": {
    view: 46,
    things: [dumbbells({ hands: ["right"], lie: "upright" })],
    poses: [
      { legs: stand(0, 19, { toesOut: 20 }), arms: cupped, grip: -1 },
      {
        at: [-24, 42],
        lean: 22,
        head: [-12],
        legs: stand(0, 19, { toesOut: 22, knee: 6 }),
        arms: cupped,
        grip: -1,
      },
    ],
  },
  "barbell-back-squat": {
    view: 52,
    surroundings: "gym",
    things: [barbell({ long: 78, r: 21 })],
    poses: [
      { legs: apart, arms: barGrip, lean: 5, grip: -1 },
      { at: [-27, 49], lean: 34, head: [-22], legs: stand(0, 18, { toesOut: 20 }), arms: barGrip, grip: -1 },
    ],
  },
  "leg-press": {
    surroundings: "gym",
    things: [legPress()],
    poses: [
      {
        at: [2, 42],
        lean: -24,
        head: [14],
        legs: stand(60, 11, { y: 44, lift: -80 }),
        arms: reach(4, 38, 24, { elbow: 30 }),
      },
      {
        at: [2, 42],
        lean: -24,
        head: [14],
        legs: stand(88, 11, { y: 44, lift: -80 }),
        arms: reach(4, 38, 24, { elbow: 30 }),
      },
    ],
  },
  "seated-leg-press-band": {
    things: [
      chair(),
      strap(({ arms, legs }) => {
        const { ankle, toes, instep } = legs.right;
        return [gripPoint(arms.right), add(add(ankle, toes, 5), instep, -8), gripPoint(arms.left)];
      }),
    ],
    poses: [
      { ...seated, arms: touch("chest", [19, -24, 9], { elbow: 30 }), legR: leg(104, 96), grip: -1 },
      { ...seated, arms: touch("chest", [17, -24, 9], { elbow: 30 }), legR: leg(96, 14), grip: -1 },
    ],
  },
  "pistol-squat": {
    poses: [
      { arms: ahead, legL: stand(0, 4), legR: leg(28, 8) },
      {
        at: [-24, 32, -4],
        lean: 38,
        curl: 8,
        head: [-26],
        arms: arm(128, 3, 4),
        legL: stand(0, 4),
        legR: leg(118, 6, { point: -5 }),
      },
    ],
  },
  "sit-to-stand": {
    main: 1,
    things: [chair()],
    poses: [
      { ...perched, legs: stand(36), arms: reach(26, 64, 12) },
      { at: [6, 60], lean: 48, head: [-30], legs: stand(36), arms: arm(70, 4, 20) },
      { at: [34], legs: stand(36), arms: atSides },
    ],
  },
  "sit-to-stand-with-hands": {
    main: 1,
    things: [chair({ hasArms: true })],
    poses: [
      { ...perched, legs: stand(33), arms: armrests },
      { at: [8, 62], lean: 42, head: [-26], legs: stand(33), arms: armrests },
      { at: [31], legs: stand(33), arms: atSides },
    ],
  },
  "low-impact-hiit": {
    moveSeconds: 0.6,
    poses: [
      {
        at: [-20, 68],
        lean: 26,
        head: [-16],
        legs: stand(0, 15, { toesOut: 12 }),
        arms: touch("chest", [18, -14, 13], { elbow: 30 }),
      },
      { legs: stand(0, 15, { toesOut: 12 }), arms: arm(90, 2, 3, 15, 62) },
    ],
  },
  "bodyweight-circuit": {
    things: [chair({ x: 78, faces: -1 })],
    poses: [
      { at: [-30, 50], lean: 34, head: [-20], arms: arm(122, 3, 5), legs: apart },
      board({ shoulders: 98, hands: 60, handsHeight: 45, feet: -64 }),
      { at: [6], legs: stand(6), legR: leg(100, 100), arms: fists },
    ],
    main: 1,
  },
};
