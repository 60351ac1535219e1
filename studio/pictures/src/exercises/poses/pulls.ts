import { chair } from "../equipment/furniture.ts";
import { dumbbells, kettlebell, strap } from "../equipment/held.ts";
import { barHeight, cable, cableRow, handle, pulldown, pullUpBar } from "../equipment/machines.ts";
import { rod } from "../equipment/solid.ts";
import { step } from "../equipment/steps.ts";
import { createFixedThing as fixed, material } from "../equipment/thing.ts";
import { gripPoint } from "../figure/draw-limbs.ts";
import { add, vec } from "../figure/vector.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { atSides, seated, standing } from "./positions.ts";
import { arm, leg, type PoseSketch, reach, stand } from "./sketch.ts";

/** A post that a band is tied to. */
export function post(x: number, z = 0) {
  return fixed([vec(x, 0, z), vec(x, 180, z)], (brush) => [
    { depth: -250, svg: rod(brush, vec(x, 186, z), vec(x, 2, z), 3, material.darkWood) },
  ]);
}

const underSoles = strap(
  ({ arms, legs }) => {
    const sole = (side: "right" | "left") =>
      add(add(legs[side].ankle, legs[side].toes, 4), legs[side].instep, -8);
    return [gripPoint(arms.right), sole("right"), sole("left"), gripPoint(arms.left)];
  },
  { nearer: -8 },
);

const onBar = (apart: number, elbow: number) =>
  reach(0, barHeight - 5, apart, { elbow, fingers: { x: 0, y: 1, z: 0 } });
const hang = (hips: number): PoseSketch => ({ at: [-2, hips], legs: leg(10, 14, { point: 30 }), grip: -1 });

export const pulls: MotionTable = {
  "band-pull-apart": {
    view: 56,
    things: [strap(({ arms }) => [gripPoint(arms.right), gripPoint(arms.left)])],
    poses: [
      { ...standing, arms: arm(88, 2, 8, 0), grip: -1 },
      { ...standing, arms: arm(88, 72, 10, 0), grip: -1 },
    ],
  },
  "band-row": {
    things: [post(112), strap(({ arms }) => [gripPoint(arms.right), vec(110, 126, 0), gripPoint(arms.left)])],
    poses: [
      { at: [-4], lean: -2, legs: stand(0), arms: arm(78, 2, 6), grip: -1 },
      { at: [-4], lean: -2, legs: stand(0), arms: arm(-38, 8, 96, 0), grip: -1 },
    ],
  },
  "bent-over-row": {
    things: [dumbbells()],
    poses: [
      { at: [-20, 84], lean: 52, head: [-26], legs: stand(0), arms: arm(52, 2, 4), grip: -1 },
      { at: [-20, 84], lean: 52, head: [-26], legs: stand(0), arms: arm(-26, 8, 82, 0), grip: -1 },
    ],
  },
  "seated-air-row": {
    things: [chair()],
    poses: [
      { ...seated, arms: arm(68, 3, 8, 0), grip: -1 },
      { ...seated, arms: arm(-40, 10, 100, 0), grip: -1 },
    ],
  },
  "seated-band-row": {
    things: [chair(), underSoles],
    poses: [
      { ...seated, legs: stand(62, 9, { lift: -34 }), arms: arm(58, 2, 6), grip: -1 },
      { ...seated, legs: stand(62, 9, { lift: -34 }), arms: arm(-38, 8, 84, 0), grip: -1 },
    ],
  },
  "seated-cable-row": {
    surroundings: "gym",
    things: [cableRow(), cable([86, 62]), handle({ beyond: 2 })],
    poses: [
      { at: [-6, 50], lean: 6, legs: stand(66, 11, { y: 16, lift: -64 }), arms: arm(68, -4, 6, 0), grip: -1 },
      {
        at: [-6, 50],
        lean: -4,
        legs: stand(66, 11, { y: 16, lift: -64 }),
        arms: arm(-30, 8, 88, 14),
        grip: -1,
      },
    ],
  },
  "seated-shoulder-blade-squeeze": {
    view: 40,
    things: [chair()],
    poses: [
      { ...seated, curl: 6, arms: arm(8, 8, 88, 10) },
      { ...seated, curl: -8, arms: arm(-26, 16, 90, -14) },
    ],
  },
  "chin-up": {
    view: 40,
    surroundings: "gym",
    things: [pullUpBar(), step({ x: -34, wide: 44, long: 34, high: 22 })],
    poses: [
      { ...hang(114), arms: onBar(17, 10) },
      { ...hang(153), curl: -8, head: [-10], arms: onBar(17, 14) },
    ],
  },
  "pull-up": {
    view: 180 + frontView - 24,
    surroundings: "gym",
    things: [pullUpBar(), step({ x: -34, wide: 44, long: 34, high: 22 })],
    poses: [
      { ...hang(116), arms: onBar(27, 50) },
      { ...hang(158), curl: -8, head: [-10], arms: onBar(27, 66) },
    ],
  },
  "lat-pulldown": {
    view: 40,
    surroundings: "gym",
    things: [pulldown(), cable([6, 220]), handle({ beyond: 12 })],
    poses: [
      {
        at: [-4, 54],
        lean: -8,
        legs: stand(36, 13),
        arms: reach(2, 154, 36, { elbow: 40, fingers: { x: 0, y: 1, z: 0 } }),
        grip: -1,
      },
      {
        at: [-4, 54],
        lean: -14,
        curl: -6,
        legs: stand(36, 13),
        arms: reach(12, 104, 34, { elbow: 46, fingers: { x: 0, y: 1, z: 0 } }),
        grip: -1,
      },
    ],
  },
  "farmer-carry": {
    things: [dumbbells()],
    isSteady: true,
    loop: "mirror",
    poses: [
      {
        at: [0],
        legR: stand(24, 8, { lift: -12, glide: true }),
        legL: stand(-24, 8, { lift: 26, glide: true }),
        arms: arm(2, 10, 4),
        grip: -1,
      },
      {
        at: [0],
        legR: stand(0, 8, { glide: true }),
        legL: stand(-2, 8, { y: 9, lift: 20, glide: true }),
        arms: arm(2, 10, 4),
        grip: -1,
      },
    ],
    main: 0,
  },
  "suitcase-carry": {
    things: [kettlebell()],
    isSteady: true,
    loop: "round",
    view: 36,
    poses: [
      {
        at: [0],
        legR: stand(24, 8, { lift: -12, glide: true }),
        legL: stand(-24, 8, { lift: 26, glide: true }),
        armR: arm(2, 12, 4),
        armL: arm(14, 12, 12),
        grip: -1,
      },
      {
        at: [0],
        legR: stand(0, 8, { glide: true }),
        legL: stand(-2, 8, { y: 9, lift: 20, glide: true }),
        armR: arm(2, 12, 4),
        armL: atSides,
        grip: -1,
      },
      {
        at: [0],
        legL: stand(24, 8, { lift: -12, glide: true }),
        legR: stand(-24, 8, { lift: 26, glide: true }),
        armR: arm(2, 12, 4),
        armL: arm(-12, 12, 12),
        grip: -1,
      },
      {
        at: [0],
        legL: stand(0, 8, { glide: true }),
        legR: stand(-2, 8, { y: 9, lift: 20, glide: true }),
        armR: arm(2, 12, 4),
        armL: atSides,
        grip: -1,
      },
    ],
    main: 0,
    remembered: [2],
  },
};
