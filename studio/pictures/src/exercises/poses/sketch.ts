import type { Arm, FreeLeg, Leg, PlacedArm, Pose, Rest, StandingLeg } from "../figure/pose.ts";
import { flesh } from "../figure/proportions.ts";
import { vec } from "../figure/vector.ts";

/** A pose in shorthand, in degrees and centimetres. By default arms hang, legs stand and the head looks forward. */
export interface PoseSketch {
  readonly at?: readonly [x: number, y?: number | null, z?: number];
  readonly lean?: number;
  readonly turn?: number;
  readonly tilt?: number;
  readonly curl?: number;
  readonly side?: number;
  readonly twist?: number;
  readonly shrug?: number;
  readonly head?: readonly [nod: number, look?: number, cock?: number];
  readonly jut?: number;
  readonly arms?: Arm;
  readonly armR?: Arm;
  readonly armL?: Arm;
  readonly legs?: Leg;
  readonly legR?: Leg;
  readonly legL?: Leg;
  readonly grip?: number;
  readonly eyes?: number;
  readonly phase?: number;
}

export function toPose(sketch: PoseSketch): Pose {
  const [x, y = null, z = 0] = sketch.at ?? [0];
  const [nod, look = 0, cock = 0] = sketch.head ?? [0];
  const { arms = hanging, legs = stand(0) } = sketch;
  return {
    hips: { x, y, z },
    lean: sketch.lean ?? 0,
    turn: sketch.turn ?? 0,
    tilt: sketch.tilt ?? 0,
    curl: sketch.curl ?? 0,
    side: sketch.side ?? 0,
    twist: sketch.twist ?? 0,
    shrug: sketch.shrug ?? 0,
    nod,
    look,
    cock,
    jut: sketch.jut ?? 0,
    arms: { right: sketch.armR ?? arms, left: sketch.armL ?? arms },
    legs: { right: sketch.legR ?? legs, left: sketch.legL ?? legs },
    grip: sketch.grip ?? 0,
    eyes: sketch.eyes ?? 1,
    phase: sketch.phase ?? 0,
  };
}

export function arm(raise: number, out = 8, bend = 10, turn = 15, wrist = 0): Arm {
  return { kind: "free", raise, out, bend, turn, wrist };
}

export const hanging = arm(2, 8, 12, 25);

type Placing = Partial<Pick<PlacedArm, "elbow" | "fingers">>;

/** An arm with its wrist at a place. */
export function reach(x: number, y: number, z: number, { elbow = 25, fingers = null }: Placing = {}): Arm {
  return { kind: "placed", on: "world", at: vec(x, y, z), fingers, elbow };
}

/** An arm with its wrist on a part of the body: forward of it, along it and out from it. */
export function touch(
  on: Rest,
  [x, y, z]: readonly [number, number, number],
  { elbow = 25, fingers = null }: Placing = {},
): Arm {
  return { kind: "placed", on, at: vec(x, y, z), fingers, elbow };
}

/** An arm with its palm on the floor, or at a height. */
export function palm(
  x: number,
  z: number,
  { y = 0, elbow = 20, fingers = vec(1, -0.1, 0) }: Placing & { y?: number } = {},
): Arm {
  return reach(x, y + flesh.palm, z, { elbow, fingers });
}

/** An arm with its palm on a wall in front. */
export function wallPalm(x: number, y: number, z: number, elbow = 30): Arm {
  return reach(x - flesh.palm, y, z, { elbow, fingers: vec(0.12, 1, 0) });
}

type Footing = Partial<Pick<StandingLeg, "toesOut" | "lift" | "knee" | "glide">> & { readonly y?: number };

/** A foot on the floor, or at a height. */
export function stand(
  x: number,
  z = 10,
  { y = 0, toesOut = 6, lift = 0, knee = 0, glide = false }: Footing = {},
): Leg {
  return { kind: "standing", at: vec(x, y, z), toesOut, lift, knee, glide };
}

export function leg(raise: number, bend = 4, { out = 0, turn = 0, point = 0 }: Partial<FreeLeg> = {}): Leg {
  return { kind: "free", raise, out, bend, turn, point };
}

export function kneel(x: number, z = 10, { y = 0, tucked = false, shinOut = 0 } = {}): Leg {
  return { kind: "kneeling", at: vec(x, y, z), shinOut, tucked };
}
