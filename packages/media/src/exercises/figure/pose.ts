import type { Vec } from "./vector.ts";

/** Degrees. An arm that hangs is all noughts; raise goes ahead and up, out goes sideways. */
export interface FreeArm {
  readonly kind: "free";
  readonly raise: number;
  readonly out: number;
  readonly bend: number;
  /** Turns the forearm towards the middle of the body. */
  readonly turn: number;
  readonly wrist: number;
}

/** What a hand can rest on. On a part of the body, x counts ahead of it, y along it, z outwards. */
export type Rest = "world" | "pelvis" | "chest" | "head" | "knee" | "ankle";

/** A hand that stays at a place: on the floor, a wall, a bar, a thigh. z counts outwards. */
export interface PlacedArm {
  readonly kind: "placed";
  readonly on: Rest;
  readonly at: Vec;
  /** Where the fingers point; null leaves them in line with the forearm. */
  readonly fingers: Vec | null;
  /** Degrees by which the elbow swings outwards from straight behind. */
  readonly elbow: number;
}

/** A hand or foot on its way between two kinds of pose, as seen from its shoulder or hip. */
export interface LedLimb {
  readonly kind: "led";
  readonly offset: Vec;
  readonly pole: Vec;
  readonly tip: Vec;
  readonly tipUp: Vec;
}

export type Arm = FreeArm | PlacedArm | LedLimb;

export interface FreeLeg {
  readonly kind: "free";
  readonly raise: number;
  readonly out: number;
  readonly bend: number;
  /** Turns the knee outwards. */
  readonly turn: number;
  /** Points the toes. */
  readonly point: number;
}

/** A foot on the ground; x and z are its ankle's place when the sole is flat. */
export interface StandingLeg {
  readonly kind: "standing";
  readonly at: Vec;
  readonly toesOut: number;
  /** Degrees by which the heel (or, below nought, the front of the foot) leaves the ground. */
  readonly lift: number;
  /** Degrees by which the knee swings outwards, beyond where the toes take it. */
  readonly knee: number;
  /** Stays on the ground when it moves, instead of stepping. */
  readonly glide: boolean;
}

/** A knee on the ground with the shin behind it. */
export interface KneelingLeg {
  readonly kind: "kneeling";
  readonly at: Vec;
  readonly shinOut: number;
  readonly tucked: boolean;
}

export type Leg = FreeLeg | StandingLeg | KneelingLeg | LedLimb;

export interface Pose {
  /** The middle between the hip joints; without a height it stands on its feet or knees. */
  readonly hips: { readonly x: number; readonly y: number | null; readonly z: number };
  readonly lean: number;
  readonly turn: number;
  readonly tilt: number;
  readonly curl: number;
  readonly side: number;
  readonly twist: number;
  readonly shrug: number;
  readonly nod: number;
  readonly look: number;
  readonly cock: number;
  /** The chin glides ahead (or, below nought, back) while the face stays level. */
  readonly jut: number;
  readonly arms: Pair<Arm>;
  readonly legs: Pair<Leg>;
  /** Fingers spread (1), relaxed (0) or closed (-1). */
  readonly grip: number;
  /** 1 open, 0 closed. */
  readonly eyes: number;
  /** How far round something is that turns, such as a rope: from 0 to 1. */
  readonly phase: number;
}

export interface Pair<Part> {
  readonly right: Part;
  readonly left: Part;
}

export const sides = ["right", "left"] as const;
export type Side = (typeof sides)[number];

/** Outwards is to the right on the right, and to the left on the left. */
export function outward(side: Side): 1 | -1 {
  return side === "right" ? 1 : -1;
}

export function mapSides<Part>(make: (side: Side) => Part): Pair<Part> {
  return { right: make("right"), left: make("left") };
}

/** The same pose with right and left exchanged. */
export function mirror(pose: Pose): Pose {
  return {
    ...pose,
    hips: { ...pose.hips, z: -pose.hips.z },
    turn: -pose.turn,
    tilt: -pose.tilt,
    side: -pose.side,
    twist: -pose.twist,
    look: -pose.look,
    cock: -pose.cock,
    arms: { right: pose.arms.left, left: pose.arms.right },
    legs: { right: pose.legs.left, left: pose.legs.right },
  };
}
