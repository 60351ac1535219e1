import type { Camera } from "../figure/camera.ts";
import { see } from "../figure/camera.ts";
import { sides } from "../figure/pose.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import { add, type Vec, vec } from "../figure/vector.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The camera that shows all these places as large as possible. */
export function fitCamera(
  angles: Pick<Camera, "yaw" | "pitch">,
  places: readonly Vec[],
  size: Size,
  /** How far the picture extends beyond the places to the left and right, in centimetres. */
  aside: readonly [left: number, right: number] = [0, 0],
): Camera {
  const flat = places.map((at) => see({ ...angles, scale: 1, origin: { x: 0, y: 0 } }, at));
  const left = Math.min(...flat.map(({ x }) => x)) - aside[0];
  const right = Math.max(...flat.map(({ x }) => x)) + aside[1];
  const top = Math.min(...flat.map(({ y }) => y));
  const bottom = Math.max(...flat.map(({ y }) => y));
  const scale = Math.min(
    (size.width * 0.84) / (right - left),
    (size.height * 0.78) / (bottom - top),
    size.height / 168,
  );
  const floor = size.height * (bottom - top > 110 ? 0.9 : 0.78);
  return {
    ...angles,
    scale,
    origin: { x: size.width / 2 - ((left + right) / 2) * scale, y: floor - bottom * scale },
  };
}

export function listExtremities({ arms, legs, skull, head, hips, spine }: Skeleton): Vec[] {
  return [
    add(skull, head.up, 12),
    add(skull, head.front, 10),
    add(skull, head.front, -10),
    hips,
    ...spine.map(({ at }) => at),
    ...sides.flatMap((side) => {
      const { elbow, wrist, fingers } = arms[side];
      const { knee, ankle, toes } = legs[side];
      return [
        elbow,
        add(wrist, fingers, 15),
        knee,
        ankle,
        add(ankle, toes, 18),
        vec(ankle.x, Math.max(0, ankle.y - 8), ankle.z),
      ];
    }),
  ];
}
