import { chair, seatHeight, sideWall } from "../equipment/furniture.ts";
import { step, stepHeight } from "../equipment/steps.ts";
import { frontView, type MotionTable } from "./motion.ts";
import { atSides, onHips, palmsTogether, standing } from "./positions.ts";
import { arm, reach, stand } from "./sketch.ts";

const backFoot = (x: number, lift = 52) => stand(x, 10, { lift, toesOut: 2 });

export const lunges: MotionTable = {
  lunges: {
    poses: [
      { ...standing, arms: onHips },
      { at: [24, 51], lean: 3, arms: onHips, legR: stand(56), legL: backFoot(-46) },
    ],
    loop: "mirror",
  },
  "reverse-lunge": {
    poses: [
      { ...standing, arms: onHips },
      { at: [-26, 52], lean: 14, head: [-8], arms: onHips, legL: stand(0), legR: backFoot(-96) },
    ],
  },
  "walking-lunge": {
    surroundings: "outdoors",
    travel: 190,
    poses: [
      {
        at: [-2],
        legR: stand(0),
        legL: stand(10, 10, { y: 24, lift: 20 }),
        armR: arm(14, 6, 40),
        armL: arm(-10, 6, 30),
      },
      {
        at: [0, 52],
        lean: 5,
        legR: stand(-46, 10, { lift: 52, glide: true }),
        legL: stand(34),
        armR: arm(34, 6, 60),
        armL: arm(-26, 6, 40),
      },
    ],
    loop: "mirror",
  },
  "split-squat": {
    things: [chair({ x: 2, z: -42, faces: -1 })],
    poses: [
      {
        at: [0],
        legR: stand(40),
        legL: backFoot(-48, 40),
        armR: atSides,
        armL: reach(22, 92, 36, { elbow: 30 }),
      },
      {
        at: [2, 52],
        legR: stand(40),
        legL: backFoot(-48, 58),
        armR: atSides,
        armL: reach(24, 92, 36, { elbow: 60 }),
      },
    ],
  },
  "bulgarian-split-squat": {
    things: [chair({ x: -66 })],
    poses: [
      { at: [2], lean: 8, legR: stand(26), legL: stand(-80, 10, { y: seatHeight, lift: 100 }), arms: onHips },
      {
        at: [-4, 56],
        lean: 20,
        head: [-12],
        legR: stand(26),
        legL: stand(-80, 10, { y: seatHeight, lift: 100 }),
        arms: onHips,
      },
    ],
  },
  "lateral-lunge": {
    view: frontView,
    poses: [
      { ...standing, legs: stand(0, 8), arms: palmsTogether },
      {
        at: [-24, 56, 40],
        lean: 38,
        head: [-24],
        legR: stand(0, 62, { toesOut: 6 }),
        legL: stand(0, 34, { toesOut: 0 }),
        arms: palmsTogether,
      },
    ],
  },
  "step-up": {
    things: [step({ x: 30, wide: 70 }), sideWall({ z: -50 })],
    poses: [
      {
        at: [6],
        lean: 12,
        head: [-6],
        legR: stand(26, 10, { y: stepHeight }),
        legL: stand(-10),
        armR: arm(-10, 8, 30),
        armL: reach(18, 100, 46),
      },
      {
        at: [27],
        legR: stand(26, 10, { y: stepHeight }),
        legL: stand(24, 10, { y: stepHeight, lift: 10 }),
        armR: atSides,
        armL: reach(34, 118, 46),
      },
    ],
  },
  "warrior-one": {
    outfit: "barefoot",
    poses: [
      { at: [-3], legR: stand(40), legL: stand(-46, 11, { toesOut: 30 }), arms: atSides },
      { at: [13], curl: -4, legR: stand(40), legL: stand(-46, 11, { toesOut: 34 }), arms: arm(172, 6, 5) },
    ],
  },
  "warrior-two": {
    view: frontView,
    outfit: "barefoot",
    poses: [
      {
        legR: stand(0, 52, { toesOut: 80 }),
        legL: stand(0, 52, { toesOut: 6 }),
        arms: arm(0, 88, 4, 0),
        head: [0, 0],
      },
      {
        at: [0, 62, 12],
        legR: stand(0, 56, { toesOut: 84 }),
        legL: stand(0, 56, { toesOut: 6 }),
        arms: arm(0, 88, 4, 0),
        head: [0, 62],
      },
    ],
  },
};
