import { chair, mat } from "../equipment/furniture.ts";
import { cushion } from "../equipment/soft.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { perched, prone, seated, sideLying } from "./positions.ts";
import { arm, leg, type PoseSketch, reach, stand, touch } from "./sketch.ts";

const onSeat = reach(2, 49, 20, { elbow: 20, fingers: { x: 0.3, y: -1, z: 0 } });
export const headCushion = cushion({ x: -74, long: 30, high: 12, wide: 44 });
const onSide: PoseSketch = sideLying;

export const lowLimbRaises: MotionTable = {
  "seated-heel-raises": {
    things: [chair()],
    poses: [seated, { ...seated, legs: stand(37, 10, { lift: 42 }) }],
  },
  "seated-toe-raises": {
    things: [chair()],
    poses: [
      { ...seated, legs: stand(44) },
      { ...seated, legs: stand(44, 10, { lift: -32 }) },
    ],
  },
  "seated-knee-extension": {
    things: [chair()],
    poses: [
      { ...seated, arms: onSeat },
      { ...seated, arms: onSeat, legR: leg(90, 6, { point: -8 }) },
    ],
  },
  "seated-march": {
    moveSeconds: 0.6,
    holdSeconds: 0.1,
    loop: "mirror",
    things: [chair()],
    poses: [
      { ...seated, arms: onSeat },
      { ...seated, arms: onSeat, legR: leg(112, 98) },
    ],
  },
  "seated-jacks": {
    view: frontView,
    moveSeconds: 0.6,
    holdSeconds: 0.1,
    things: [chair()],
    poses: [
      { ...perched, legs: stand(42, 8), arms: arm(0, 14, 10) },
      { ...perched, legs: stand(62, 40, { lift: -24, toesOut: 22 }), arms: arm(0, 150, 16, 0) },
    ],
  },
  "seated-side-taps": {
    view: frontView - 6,
    moveSeconds: 0.55,
    holdSeconds: 0.1,
    loop: "mirror",
    things: [chair()],
    poses: [
      { ...perched, legs: stand(42, 8) },
      { ...perched, legL: stand(42, 8), legR: stand(42, 40, { lift: 12, toesOut: 16 }) },
    ],
  },
  clamshell: {
    view: 12,
    pitch: 14,
    things: [mat(), headCushion],
    poses: [
      {
        ...onSide,
        legR: leg(48, 88, { out: -8 }),
        legL: leg(48, 88, { out: -6 }),
        armL: touch("pelvis", [4, 8, 14], { elbow: 40 }),
      },
      {
        ...onSide,
        legR: leg(48, 88, { out: -8 }),
        legL: leg(40, 88, { out: 26, turn: 34 }),
        armL: touch("pelvis", [4, 8, 14], { elbow: 40 }),
      },
    ],
  },
  "side-lying-leg-raise": {
    view: 8,
    pitch: 14,
    things: [mat(), headCushion],
    poses: [
      { ...onSide, legR: leg(38, 70, { out: -10 }), legL: leg(0, 3, { out: 4 }) },
      { ...onSide, legR: leg(38, 70, { out: -8 }), legL: leg(0, 3, { out: 42 }) },
    ],
  },
  "pilates-side-kick": {
    view: 34,
    pitch: 18,
    outfit: "barefoot",
    things: [mat()],
    poses: [
      { ...onSide, legR: leg(16, 4, { out: -8, point: 30 }), legL: leg(-18, 4, { out: 8, point: 30 }) },
      { ...onSide, legR: leg(16, 4, { out: -8, point: 30 }), legL: leg(64, 4, { out: 8, point: -5 }) },
    ],
  },
  "pilates-swimming": {
    outfit: "barefoot",
    moveSeconds: 0.4,
    holdSeconds: 0.05,
    loop: "mirror",
    things: [mat({ long: 210, x: 6 })],
    poses: [
      {
        ...prone,
        curl: -10,
        head: [4],
        armR: arm(186, 14, 5),
        armL: arm(158, 14, 5),
        legL: leg(-22, 4, { out: 5, point: 60 }),
        legR: leg(-4, 4, { out: 5, point: 70 }),
      },
    ],
  },
};
