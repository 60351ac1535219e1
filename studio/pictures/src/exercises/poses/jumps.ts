import { mat } from "../equipment/furniture.ts";
import { rope } from "../equipment/held.ts";
import { frontView, type MotionSketch, type MotionTable } from "./motion.ts";
import { atSides, overhead, plank, standing } from "./positions.ts";
import { arm, leg, type PoseSketch, palm, stand } from "./sketch.ts";

const loaded = { at: [-26, 56], lean: 40, head: [-24], legs: stand(0, 12), arms: arm(-34, 8, 10) } as const;
const airborne = { at: [0, 112], legs: leg(4, 8, { point: 55 }), arms: arm(160, 8, 8) } as const;
const turning: PoseSketch = { arms: arm(-6, 22, 62, -34), grip: -1 };

/** The rope passes below the feet while they are in the air. */
const skipping = (moveSeconds: number, onGround: PoseSketch, inAir: PoseSketch): MotionSketch => ({
  view: frontView - 20,
  things: [rope()],
  loop: "round",
  isSteady: true,
  holdSeconds: 0,
  moveSeconds,
  main: 0,
  remembered: [2],
  poses: [
    { ...inAir, ...turning, phase: 0 },
    { ...onGround, ...turning, phase: 0.25 },
    { ...onGround, ...turning, at: [0, 89.5], phase: 0.5 },
    { ...onGround, ...turning, phase: 0.75 },
  ],
});

export const jumps: MotionTable = {
  "jump-squats": { poses: [loaded, airborne] },
  "tabata-bodyweight": {
    poses: [
      loaded,
      { ...airborne, arms: arm(120, 10, 20) },
      {
        legR: leg(96, 96, { point: 20 }),
        legL: stand(0, 9, { lift: 20 }),
        armR: arm(-30, 8, 90),
        armL: arm(34, 8, 96),
      },
    ],
    main: 1,
    spread: 0,
  },
  "jumping-jacks": {
    view: frontView + 6,
    poses: [
      { ...standing, arms: atSides },
      { legs: stand(0, 40, { toesOut: 16, lift: 12 }), arms: arm(0, 158, 16, 0) },
    ],
  },
  burpees: {
    things: [mat({ x: 6, long: 190 })],
    moveSeconds: 0.55,
    holdSeconds: 0.15,
    poses: [
      { at: [-6, 108], legs: leg(2, 8, { point: 50 }), arms: overhead },
      {
        at: [-16, 42.5],
        lean: 58,
        curl: 24,
        head: [-18],
        legs: stand(-4, 11, { lift: 30 }),
        arms: palm(36, 18),
      },
      plank,
    ],
    main: 2,
  },
  "skater-hops": {
    view: frontView,
    poses: [
      {
        at: [-14, 72, -34],
        lean: 34,
        side: -6,
        head: [-18],
        legL: stand(0, 34, { toesOut: 6 }),
        legR: leg(8, 70, { out: -34, turn: 10, point: 30 }),
        armL: arm(-20, 30, 30),
        armR: arm(62, -14, 40),
      },
      {
        at: [-14, 72, 34],
        lean: 34,
        side: 6,
        head: [-18],
        legR: stand(0, 34, { toesOut: 6 }),
        legL: leg(8, 70, { out: -34, turn: 10, point: 30 }),
        armR: arm(-20, 30, 30),
        armL: arm(62, -14, 40),
      },
    ],
  },
  "skipping-rope-basics": skipping(
    0.2,
    { at: [0, 91], legs: stand(0, 6, { lift: 6 }) },
    { at: [0, 104], legs: leg(10, 26, { point: 42 }) },
  ),
  "skipping-rope-fast": skipping(
    0.13,
    { at: [0, 91], legR: stand(0, 7, { lift: 14 }), legL: leg(24, 56, { point: 30 }) },
    { at: [0, 104], legR: leg(10, 28, { point: 42 }), legL: leg(18, 46, { point: 42 }) },
  ),
  "high-impact-dance": {
    view: 56,
    poses: [
      {
        at: [-6, 84],
        lean: 8,
        legL: stand(0, 8),
        legR: leg(40, 70),
        armR: arm(-20, 20, 40),
        armL: arm(60, 20, 40),
      },
      {
        at: [0, 106],
        lean: -4,
        legR: leg(70, 12, { out: 10, point: 40 }),
        legL: leg(-30, 30, { point: 45 }),
        armR: arm(60, 74, 10, 0),
        armL: arm(130, 30, 10, 0),
      },
    ],
  },
};
