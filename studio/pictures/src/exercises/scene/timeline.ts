import type { Pose } from "../figure/pose.ts";
import { tween } from "../figure/tween.ts";
import type { Motion } from "../poses/motion.ts";

const shortest = 2;
const longest = 4;

/** How many rounds a loop plays, and how long it takes: two to four seconds. */
export function loopLength({ round, moveSeconds, holdSeconds }: Motion): { rounds: number; seconds: number } {
  const natural = Math.min(longest, round.length * (moveSeconds + holdSeconds));
  const rounds = Math.ceil(shortest / natural);
  return { rounds, seconds: natural * rounds };
}

/** The pose at a moment of the loop, from 0 to 1. At 1 it is back at the start. */
export function poseAt(motion: Motion, moment: number): Pose {
  const { round, moveSeconds, holdSeconds, isSteady } = motion;
  const [first] = round;
  if (first === undefined) throw new Error("a motion needs a pose");
  if (round.length === 1) return first;
  const at = (moment - Math.floor(moment)) * round.length;
  const index = Math.floor(at);
  const from = round[index] ?? first;
  const to = round[(index + 1) % round.length] ?? first;
  const held = holdSeconds / (moveSeconds + holdSeconds);
  const share = Math.max(0, (at - index - held) / (1 - held));
  return tween(from, to, isSteady ? at - index : ease(share));
}

/** Eases in and out. */
function ease(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}
