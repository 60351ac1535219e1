import { bicycle, elliptical, stationaryBike } from "../equipment/bikes.ts";
import { cable, handle, rowingMachine } from "../equipment/machines.ts";
import { onSaddle, pedalling, round } from "./gaits.ts";
import type { MotionSketch, MotionTable } from "./motion.ts";
import { arm, type PoseSketch, reach, stand } from "./sketch.ts";

const riding = (
  moveSeconds: number,
  body: PoseSketch,
  rest: Partial<MotionSketch>,
  heel = 14,
): MotionSketch => ({
  isSteady: true,
  loop: "round",
  holdSeconds: 0,
  moveSeconds,
  main: 2,
  remembered: [6],
  view: 14,
  poses: pedalling({ grip: -1, ...body }, heel),
  ...rest,
});

const bars = (x: number, y: number) => reach(x, y + 2, 18, { elbow: 24, fingers: { x: 1, y: -0.3, z: 0 } });
const road = { surroundings: "outdoors", things: [bicycle()], travel: 240 } as const;
const indoors = { surroundings: "gym", things: [stationaryBike()] } as const;

const striding = (moveSeconds: number, reachOut: number, lean: number): MotionSketch => ({
  surroundings: "gym",
  isSteady: true,
  loop: "round",
  holdSeconds: 0,
  moveSeconds,
  main: 2,
  remembered: [6],
  things: [elliptical()],
  poses: round(8, (angle) => {
    const foot = (turn: number) =>
      stand(-4 + Math.sin(turn) * reachOut, 13, {
        y: 22 + Math.cos(turn) * 8,
        lift: 10 - Math.sin(turn) * 8,
        glide: true,
        toesOut: 2,
      });
    const hand = (turn: number) =>
      reach(33 - Math.sin(turn) * 11, 116, 17, { elbow: 28, fingers: { x: 0.5, y: 0.8, z: 0 } });
    return {
      at: [-2, 102],
      lean,
      legR: foot(angle),
      legL: foot(angle + Math.PI),
      armR: hand(angle),
      armL: hand(angle + Math.PI),
      grip: -1,
    };
  }),
});

const onRower = (hips: number, lean: number, arms: PoseSketch["arms"] & object): PoseSketch => ({
  at: [hips, 38],
  lean,
  legs: stand(66, 11, { y: 16, lift: -42, glide: true }),
  arms,
  grip: -1,
});
const rowing = (moveSeconds: number, lean: number): MotionSketch => ({
  surroundings: "gym",
  moveSeconds,
  holdSeconds: 0.08,
  main: 2,
  things: [rowingMachine(), cable([80, 52]), handle({ beyond: 8 })],
  poses: [
    onRower(14, 22, arm(64, 0, 4, 0)),
    onRower(-16, 6, arm(70, 0, 4, 0)),
    onRower(-20, -lean, arm(-26, 10, 96, 24)),
  ],
});

export const onMachines: MotionTable = {
  "easy-bike-ride": riding(
    0.13,
    { at: onSaddle, lean: 24, head: [-12], arms: bars(35, 108) },
    { ...road, things: [bicycle({ bars: [37, 108] })] },
  ),
  "steady-bike-ride": riding(
    0.1,
    { at: onSaddle, lean: 40, curl: 6, head: [-28], arms: bars(45, 99) },
    { ...road, travel: 300, view: 8 },
  ),
  "hilly-bike-ride": riding(
    0.14,
    { at: [4, 104], lean: 40, head: [-26], arms: bars(45, 99) },
    { ...road, travel: 200, view: 20 },
    34,
  ),
  "gentle-stationary-bike": riding(
    0.16,
    { at: onSaddle, lean: 16, head: [-6], arms: bars(30, 110) },
    { ...indoors, things: [stationaryBike({ bars: [32, 110] })] },
  ),
  "steady-stationary-bike": riding(
    0.11,
    { at: onSaddle, lean: 34, head: [-22], arms: bars(45, 101) },
    { ...indoors, view: 24 },
  ),
  "spin-intervals": riding(
    0.1,
    { at: [2, 104], lean: 44, head: [-28], arms: bars(45, 101) },
    { ...indoors, view: 10 },
    34,
  ),
  "steady-elliptical": striding(0.16, 21, 2),
  "elliptical-intervals": { ...striding(0.11, 25, 8), view: 30 },
  "steady-rowing-machine": rowing(0.9, 16),
  "rowing-intervals": { ...rowing(0.65, 24), view: 32 },
};
