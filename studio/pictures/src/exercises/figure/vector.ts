/** In centimetres: x is forward of the figure, y up, z to its right. */
export interface Vec {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The orientation of a part of the body. */
export interface Frame {
  readonly front: Vec;
  readonly up: Vec;
  readonly right: Vec;
}

export const world: Frame = { front: vec(1, 0, 0), up: vec(0, 1, 0), right: vec(0, 0, 1) };

export function vec(x: number, y: number, z: number): Vec {
  return { x, y, z };
}

export function add(a: Vec, b: Vec, scale = 1): Vec {
  return vec(a.x + b.x * scale, a.y + b.y * scale, a.z + b.z * scale);
}

export function subtract(a: Vec, b: Vec): Vec {
  return add(a, b, -1);
}

export function times(a: Vec, factor: number): Vec {
  return vec(a.x * factor, a.y * factor, a.z * factor);
}

export function dot(a: Vec, b: Vec): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vec, b: Vec): Vec {
  return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

export function length(a: Vec): number {
  return Math.hypot(a.x, a.y, a.z);
}

export function unit(a: Vec): Vec {
  const size = length(a);
  return size < 1e-9 ? vec(1, 0, 0) : times(a, 1 / size);
}

export function blend(a: Vec, b: Vec, share: number): Vec {
  return add(times(a, 1 - share), b, share);
}

/** The component of `a` perpendicular to the axis, as a unit vector. */
export function squareTo(a: Vec, axis: Vec): Vec {
  return unit(add(a, axis, -dot(a, axis)));
}

export function rotate(a: Vec, axis: Vec, degrees: number): Vec {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return add(add(times(a, c), cross(axis, a), s), axis, dot(axis, a) * (1 - c));
}

function turnFrame({ front, up, right }: Frame, axis: Vec, degrees: number): Frame {
  return {
    front: rotate(front, axis, degrees),
    up: rotate(up, axis, degrees),
    right: rotate(right, axis, degrees),
  };
}

/** Pitch bends forward, roll leans to the right, yaw turns to the right. */
export function bow(frame: Frame, { pitch = 0, roll = 0, yaw = 0 }): Frame {
  const yawed = turnFrame(frame, frame.up, -yaw);
  const rolled = turnFrame(yawed, yawed.front, roll);
  return turnFrame(rolled, rolled.right, -pitch);
}

export function degreesBetween(a: Vec, b: Vec): number {
  return (Math.acos(Math.min(1, Math.max(-1, dot(unit(a), unit(b))))) * 180) / Math.PI;
}
