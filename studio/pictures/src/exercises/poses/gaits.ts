import { crank, saddle } from "../equipment/bikes.ts";
import { arm, leg, type PoseSketch, stand } from "./sketch.ts";

interface Walk {
  readonly stride?: number;
  readonly lean?: number;
  /** How far the arms swing, and how much they are bent. */
  readonly swing?: number;
  readonly bend?: number;
  /** How much the ground rises per centimetre. */
  readonly slope?: number;
  readonly ground?: number;
}

/** Heel strike and passing. The other side is mirrored. */
export function walk({
  stride = 30,
  lean = 2,
  swing = 22,
  bend = 20,
  slope = 0,
  ground = 0,
}: Walk = {}): PoseSketch[] {
  const y = (x: number) => ground + x * slope;
  return [
    {
      at: [0],
      lean,
      head: [-lean * 0.5],
      legR: stand(stride, 8, { y: y(stride), lift: -16, glide: true }),
      legL: stand(-stride - 4, 8, { y: y(-stride - 4), lift: 36, glide: true }),
      armR: arm(-swing, 7, bend),
      armL: arm(swing + 6, 7, bend + 8),
    },
    {
      at: [0],
      lean,
      head: [-lean * 0.5],
      legR: stand(-2, 8, { y: y(0), glide: true }),
      legL: stand(2, 8, { y: y(0) + 11, lift: 24, glide: true }),
      armR: arm(2, 7, bend),
      armL: arm(4, 7, bend),
    },
  ];
}

interface Run extends Walk {
  /** How high the leading knee comes. */
  readonly knee?: number;
  readonly spring?: number;
}

/** Pushes off with one knee forward, then lands on that leg. */
export function run({
  stride = 26,
  lean = 8,
  swing = 40,
  bend = 90,
  knee = 58,
  spring = 3,
  slope = 0,
}: Run = {}): PoseSketch[] {
  return [
    {
      at: [6],
      lean,
      head: [-lean * 0.7],
      legR: stand(-stride - 16, 7, { y: -stride * slope, lift: 60 + spring, glide: true }),
      legL: leg(knee, knee + 30, { point: 6 }),
      armR: arm(swing, 8, bend, 25),
      armL: arm(-swing - 8, 12, bend, 0),
      grip: -1,
    },
    {
      at: [0, 87],
      lean,
      head: [-lean * 0.7],
      legL: stand(6, 7, { y: 6 * slope, glide: true }),
      legR: leg(-6, 62 + knee * 0.55, { point: 30 }),
      armR: arm(4, 10, bend, 20),
      armL: arm(-2, 10, bend, 20),
      grip: -1,
    },
  ];
}

/** Turns both feet around the cranks in eight steps. */
export function pedalling(body: PoseSketch, heel = 14): PoseSketch[] {
  return round(8, (angle) => {
    const foot = (turn: number) => {
      const [s, c] = [Math.sin(turn) * crank.r, Math.cos(turn) * crank.r];
      return stand(crank.x + s - 11, 9, {
        y: crank.y + c + 0.8,
        lift: heel - c * 0.5,
        glide: true,
        toesOut: 2,
      });
    };
    return { ...body, legR: foot(angle), legL: foot(angle + Math.PI) };
  });
}

export const onSaddle = [saddle.x + 1, saddle.y + 8.5] as const;

/** A full turn in equal steps. */
export function round(steps: number, pose: (angle: number) => PoseSketch): PoseSketch[] {
  return Array.from({ length: steps }, (_, i) => pose((i * 2 * Math.PI) / steps));
}
