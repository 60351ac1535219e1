import { el } from "@fernwell/studio-drawing/svg";
import { type Camera, circlePoints, see } from "../figure/camera.ts";
import { closed, hull } from "../figure/outline.ts";
import { sides } from "../figure/pose.ts";
import type { Skeleton } from "../figure/skeleton.ts";
import { type Vec, vec } from "../figure/vector.ts";

/** Parts that touch the ground darken it most, parts above it only a little. */
export function drawShadow(camera: Camera, skeleton: Skeleton, ground = 0): string {
  const { hips, spine, skull, arms, legs } = skeleton;
  const chain = (points: readonly Vec[], r: number) =>
    points
      .slice(1)
      .map((at, i) => blot(camera, points[i] ?? at, at, r, ground))
      .join("");
  const body =
    chain([hips, ...spine.map(({ at }) => at), skull], 13) +
    sides
      .map((side) => {
        const { hip, knee, ankle, toes } = legs[side];
        const { shoulder, elbow, wrist } = arms[side];
        const toe = vec(ankle.x + toes.x * 15, ankle.y, ankle.z + toes.z * 15);
        return chain([hip, knee, ankle, toe], 7) + chain([shoulder, elbow, wrist], 5);
      })
      .join("");
  return el("path", { d: body, fill: "#0f4754", opacity: 0.13 });
}

function blot(camera: Camera, a: Vec, b: Vec, r: number, ground: number): string {
  const rings = [a, b].flatMap((at) => {
    const spread = r * (1 + (at.y - ground) / 260);
    return circlePoints(
      vec(at.x + (at.y - ground) * 0.1, ground, at.z),
      vec(spread, 0, 0),
      vec(0, 0, spread),
      14,
    );
  });
  return closed(hull(rings.map((at) => see(camera, at))));
}
