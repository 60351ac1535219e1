import type { Brush, Piece } from "./brush.ts";
import { facing, see } from "./camera.ts";
import { drawHead, drawKnot } from "./draw-head.ts";
import { drawArm, drawLeg } from "./draw-limbs.ts";
import { drawPelvis, drawTop } from "./draw-torso.ts";
import type { Person } from "./person.ts";
import { sides } from "./pose.ts";
import type { Skeleton } from "./skeleton.ts";
import { add, type Vec } from "./vector.ts";

/** A thigh closer than this shows below the hem. */
const hemCovers = 11;

/** The body in pieces with depths, so that a chair or a bar can come between them. */
export function drawFigure(brush: Brush, skeleton: Skeleton, person: Person): Piece[] {
  const { camera } = brush;
  const depth = (at: Vec) => see(camera, at).depth;
  const chest = skeleton.spine[3]?.at ?? skeleton.hips;
  const neck = add(skeleton.spine.at(-1)?.at ?? chest, skeleton.chest.up, -5);
  const middle = (depth(skeleton.hips) + depth(chest)) / 2;
  const pelvisDepth = depth(skeleton.hips);
  const dimFor = (relative: number) => Math.min(0.2, Math.max(0, -relative / 60));

  const legs = sides.map((side) => {
    const bones = skeleton.legs[side];
    const relative = depth(bones.hip) * 0.6 + depth(bones.knee) * 0.4 - pelvisDepth;
    return {
      depth: middle + (relative > 0 && relative < hemCovers ? -0.2 : relative),
      svg: drawLeg(brush, bones, person, dimFor(relative)),
    };
  });
  const arms = sides.map((side) => {
    const bones = skeleton.arms[side];
    const relative =
      depth(bones.shoulder) * 0.4 + depth(bones.elbow) * 0.3 + depth(bones.wrist) * 0.3 - depth(chest);
    return {
      depth: middle + relative + 3,
      svg: drawArm(brush, bones, person, dimFor(relative), skeleton.grip, neck),
    };
  });
  const head = depth(skeleton.skull) - depth(chest);
  const isTowardsUs = facing(camera, skeleton.head.front) > 0.2;
  const headDepth = middle + Math.max(0.5, head * 0.6);
  return [
    ...legs,
    { depth: isTowardsUs ? middle - 1 : headDepth + 0.01, svg: drawKnot(brush, skeleton, person) },
    { depth: middle - 0.5, svg: drawPelvis(brush, skeleton, person) },
    { depth: middle, svg: drawTop(brush, skeleton, person) },
    { depth: headDepth, svg: drawHead(brush, skeleton, person) },
    ...arms,
  ];
}

export function inOrder(pieces: readonly Piece[]): string {
  return [...pieces]
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join("");
}
