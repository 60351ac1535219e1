import type { Point } from "@fernwell/studio-drawing/shapes";
import { rotate, type Vec, vec, world } from "./vector.ts";

export interface Camera {
  /** 0 sees the figure from its right side, 90 from the front. */
  readonly yaw: number;
  readonly pitch: number;
  /** Pixels per centimetre, and the position of the origin on the ground. */
  readonly scale: number;
  readonly origin: Point;
}

export interface Seen extends Point {
  /** How close to the camera, in centimetres. */
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

/** How much a direction faces the camera: 1 straight towards it, -1 straight away. */
export function facing(camera: Camera, direction: Vec): number {
  return see({ ...camera, scale: 1, origin: { x: 0, y: 0 } }, direction).depth;
}

/** Light from the top left, slightly in front. */
export const light = { x: -0.55, y: -0.83 } as const;

export function circlePoints(centre: Vec, across: Vec, along: Vec, points: number): Vec[] {
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
export function screenRight({ yaw }: Camera): Vec {
  return rotate(world.front, world.up, yaw);
}

function circle(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}
