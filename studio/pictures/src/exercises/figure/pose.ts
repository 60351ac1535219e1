import type { Vec } from "./vector.ts";

/** In degrees. A hanging arm is all zeros. `raise` moves it forward and up, `out` sideways. */
export interface FreeArm {
  readonly kind: "free";
  readonly raise: number;
  readonly out: number;
  readonly bend: number;
  /** Turns the forearm inwards. */
  readonly turn: number;
  readonly wrist: number;
}

/** What a hand can rest on. On a part of the body, x is forward of it, y along it, z outwards. */
export type Rest = "world" | "pelvis" | "chest" | "head" | "knee" | "ankle";

/** A hand fixed to a place: the floor, a wall, a bar, a thigh. z is outwards. */
export interface PlacedArm {
  readonly kind: "placed";
  readonly on: Rest;
  readonly at: Vec;
  /** The direction of the fingers. Null keeps them in line with the forearm. */
  readonly fingers: Vec | null;
  /** How far the elbow swings outwards from straight behind, in degrees. */
  readonly elbow: number;
}

/** A hand or foot between two kinds of pose, relative to its shoulder or hip. */
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

/** A foot on the ground. x and z are the position of the ankle when the sole is flat. */
export interface StandingLeg {
  readonly kind: "standing";
  readonly at: Vec;
  readonly toesOut: number;
  /** How far the heel is raised, in degrees. Below 0 the front of the foot is raised. */
  readonly lift: number;
  /** How far the knee swings outwards beyond the toes, in degrees. */
  readonly knee: number;
  /** Slides along the ground when it moves, instead of stepping. */
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
  /** The point between the hip joints. Without a height, the figure stands on its feet or knees. */
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
  /** The chin moves forward, or back below 0, while the face stays level. */
  readonly jut: number;
  readonly arms: Pair<Arm>;
  readonly legs: Pair<Leg>;
  /** Fingers spread (1), relaxed (0) or closed (-1). */
  readonly grip: number;
  /** 1 open, 0 closed. */
  readonly eyes: number;
  /** The turn of something that rotates, such as a rope, from 0 to 1. */
  readonly phase: number;
}

export interface Pair<Part> {
  readonly right: Part;
  readonly left: Part;
}

export const sides = ["right", "left"] as const;
export type Side = (typeof sides)[number];

/** The sign of outwards on each side. */
export function outward(side: Side): 1 | -1 {
  return side === "right" ? 1 : -1;
}

export function mapSides<Part>(make: (side: Side) => Part): Pair<Part> {
  return { right: make("right"), left: make("left") };
}

/** The pose with left and right swapped. */
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
