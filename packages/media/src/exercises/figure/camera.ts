import type { Point } from "../../drawing/shapes.ts";
import { rotate, type Vec, vec, world } from "./vector.ts";

export interface Camera {
  /** Nought sees the figure from its right side, ninety from the front. */
  readonly yaw: number;
  readonly pitch: number;
  /** Pixels to a centimetre, and where the middle of the ground lies. */
  readonly scale: number;
  readonly origin: Point;
}

export interface Seen extends Point {
  /** How near to the eye, in centimetres. */
  readonly depth: number;
}

export function see({ yaw, pitch, scale, origin }: Camera, at: Vec): Seen {
  const [cosYaw, sinYaw] = circle(yaw);
  const [cosPitch, sinPitch] = circle(pitch);
  const across = at.x * cosYaw - at.z * sinYaw;
  const near = at.x * sinYaw + at.z * cosYaw;
  return {
    x: origin.x + across * scale,
    y: origin.y - (at.y * cosPitch - near * sinPitch) * scale,
    depth: near * cosPitch + at.y * sinPitch,
  };
}

/** How much a direction looks at the eye: 1 straight at it, -1 away. */
export function facing(camera: Camera, direction: Vec): number {
  return see({ ...camera, scale: 1, origin: { x: 0, y: 0 } }, direction).depth;
}

/** Light from the top left, a little in front. */
export const light = { x: -0.55, y: -0.83 } as const;

export function ringOf(centre: Vec, across: Vec, along: Vec, points: number): Vec[] {
  return Array.from({ length: points }, (_, i) => {
    const [c, s] = circle((360 * i) / points);
    return vec(
      centre.x + across.x * c + along.x * s,
      centre.y + across.y * c + along.y * s,
      centre.z + across.z * c + along.z * s,
    );
  });
}

/** The direction across the picture, in the world. */
export function acrossOf({ yaw }: Camera): Vec {
  return rotate(world.front, world.up, yaw);
}

function circle(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
