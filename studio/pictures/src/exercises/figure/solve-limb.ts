import { outward, type Side } from "./pose.ts";
import {
  add,
  cross,
  dot,
  type Frame,
  length,
  rotate,
  squareTo,
  subtract,
  times,
  unit,
  type Vec,
  vec,
} from "./vector.ts";

export interface Bent {
  readonly middle: Vec;
  readonly end: Vec;
  /** The direction in which the joint points, perpendicular to the line from root to end. */
  readonly pole: Vec;
}

/** Two bones from a root to a target. If it is out of reach, they stretch towards it. */
export function reachFor(root: Vec, target: Vec, upper: number, lower: number, pole: Vec): Bent {
  const line = subtract(target, root);
  const axis = unit(line);
  const distance = Math.min(upper + lower - 0.05, Math.max(Math.abs(upper - lower) + 1, length(line)));
  const along = (upper ** 2 - lower ** 2 + distance ** 2) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, upper ** 2 - along ** 2));
  const square = squareTo(pole, axis);
  return {
    middle: add(add(root, axis, along), square, aside),
    end: add(root, axis, distance),
    pole: square,
  };
}

/** The direction that the front of a limb along an axis faces. */
export function frontAlong(frame: Frame, axis: Vec): Vec {
  return squareTo(cross(frame.right, axis), axis);
}

export function swing(pole: Vec, axis: Vec, degrees: number, out: 1 | -1): Vec {
  return rotate(pole, axis, -degrees * out);
}

/** The direction of a limb raised forward and out to the side. */
export function limbDirection(frame: Frame, raise: number, out: number, side: 1 | -1): Vec {
  const ahead = rotate(times(frame.up, -1), frame.right, raise);
  const [c, s] = [Math.cos((out * Math.PI) / 180), Math.sin((out * Math.PI) / 180)];
  return unit(add(times(ahead, c), frame.right, s * side));
}

/** Applies the rotation from a hanging limb to a direction, for the way that it bends. */
export function bendDirection(frame: Frame, raise: number, direction: Vec): Vec {
  const front = rotate(frame.front, frame.right, raise);
  return Math.abs(dot(front, direction)) > 0.999 ? frame.right : squareTo(front, direction);
}

/** Positions count outwards on both sides. */
export function mirrorToSide(at: Vec, side: Side): Vec {
  return vec(at.x, at.y, at.z * outward(side));
}

export function bendBy(direction: Vec, towards: Vec, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  return add(times(direction, Math.cos(angle)), towards, Math.sin(angle));
}
