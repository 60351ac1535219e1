import type { MovementPattern } from "@fernwell/domain/movement/exercise";
import type { Thing } from "../equipment/thing.ts";
import type { Outfit } from "../figure/person.ts";
import { mirror, type Pose } from "../figure/pose.ts";
import { type PoseSketch, toPose } from "./sketch.ts";

export type Surroundings = "room" | "outdoors" | "gym" | "pool";

/** How an exercise is shown. Properties left out come from its pattern. */
export interface MotionSketch {
  readonly poses: readonly PoseSketch[];
  /** The index of the main pose. The default is the last. */
  readonly main?: number;
  /** The indices of the poses drawn faint behind it. The default is all. */
  readonly remembered?: readonly number[];
  /** After the last pose: back the same way, on to the first, or the same on the other side. */
  readonly loop?: "back" | "round" | "mirror";
  /** In degrees: 0 from the side, 90 from the front. */
  readonly view?: number;
  readonly pitch?: number;
  readonly moveSeconds?: number;
  readonly holdSeconds?: number;
  /** Moves through the poses without slowing down, as in walking. */
  readonly isSteady?: boolean;
  readonly things?: readonly Thing[];
  readonly surroundings?: Surroundings;
  readonly outfit?: Outfit;
  /** Draws the faint poses beside the main one, this many centimetres apart. */
  readonly spread?: number;
  /** How far the ground moves in one loop, in centimetres. */
  readonly travel?: number;
  /** The height of the surface that the shadow falls on. */
  readonly ground?: number;
}

export type MotionTable = Readonly<Record<string, MotionSketch>>;

export interface Motion {
  readonly poses: readonly Pose[];
  /** The poses of one whole loop, in order. */
  readonly round: readonly Pose[];
  readonly main: number;
  readonly remembered: readonly number[];
  readonly view: number;
  readonly pitch: number;
  readonly moveSeconds: number;
  readonly holdSeconds: number;
  readonly isSteady: boolean;
  readonly things: readonly Thing[];
  readonly surroundings: Surroundings;
  readonly outfit: Outfit;
  readonly spread: number;
  readonly travel: number;
  readonly ground: number;
}

const sideView = 22;
export const frontView = 74;

type Tempo = Pick<Motion, "moveSeconds" | "holdSeconds">;

const quick: Tempo = { moveSeconds: 0.45, holdSeconds: 0.05 };
const brisk: Tempo = { moveSeconds: 0.8, holdSeconds: 0.15 };
const even: Tempo = { moveSeconds: 1.1, holdSeconds: 0.3 };
const slow: Tempo = { moveSeconds: 1.3, holdSeconds: 0.6 };

const tempos: Record<MovementPattern, Tempo> = {
  squat: even,
  hinge: even,
  lunge: even,
  "push-horizontal": even,
  "push-vertical": even,
  "pull-horizontal": even,
  "pull-vertical": even,
  "limb-raise": even,
  carry: brisk,
  rotate: even,
  "anti-rotate": even,
  "trunk-flexion": even,
  locomotion: quick,
  jump: quick,
  hold: slow,
  stretch: slow,
  mobilise: even,
  flow: even,
};

export function toMotion(sketch: MotionSketch, pattern: MovementPattern): Motion {
  const poses = sketch.poses.map(toPose);
  const { loop = "back" } = sketch;
  return {
    ...tempos[pattern],
    view: sideView,
    pitch: 9,
    isSteady: false,
    things: [],
    surroundings: "room",
    outfit: "shoes",
    spread: 0,
    travel: 0,
    ground: 0,
    main: poses.length - 1,
    remembered: poses.map((_, i) => i),
    ...sketch,
    poses,
    round: loopPoses(poses, loop),
  };
}

function loopPoses(poses: readonly Pose[], loop: "back" | "round" | "mirror"): Pose[] {
  if (loop === "round") return [...poses];
  if (loop === "mirror") return [...poses, ...poses.map(mirror)];
  return [...poses, ...poses.slice(1, -1).reverse()];
}
