import type { Point } from "@fernwell/studio-drawing/shapes";
import { smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { type Camera, see } from "../figure/camera.ts";
import { closed } from "../figure/outline.ts";
import type { Pose } from "../figure/pose.ts";
import { type Skeleton, solve } from "../figure/skeleton.ts";
import { tween } from "../figure/tween.ts";
import { add, type Vec } from "../figure/vector.ts";

const steps = 28;
const ink = "#14606f";

const followed: readonly ((skeleton: Skeleton) => Vec)[] = [
  ({ arms }) => add(arms.right.wrist, arms.right.fingers, 8),
  ({ arms }) => add(arms.left.wrist, arms.left.fingers, 8),
  ({ legs }) => add(legs.right.ankle, legs.right.toes, 6),
  ({ legs }) => add(legs.left.ankle, legs.left.toes, 6),
  ({ legs }) => legs.right.knee,
  ({ legs }) => legs.left.knee,
  ({ skull }) => skull,
  ({ hips }) => hips,
];

/** Arrows along the paths of the parts that move most between two poses. */
export function drawTrails(camera: Camera, from: Pose, to: Pose): string {
  const skeletons = Array.from({ length: steps + 1 }, (_, i) => solve(tween(from, to, i / steps)));
  const lines = followed
    .map((place) => skeletons.map((skeleton) => see(camera, place(skeleton))))
    .map((line) => ({ line, travelled: lineLength(line) / camera.scale }))
    .filter(({ travelled }) => travelled > 9)
    .sort((a, b) => b.travelled - a.travelled);
  const [longest] = lines;
  const other = lines.find(({ line }) => longest !== undefined && areApart(longest.line, line, camera.scale));
  const chosen = [longest, other].filter((line) => line !== undefined);
  return chosen.map(({ line }) => arrowAlong(shortenLine(line, 7 * camera.scale), camera.scale)).join("");
}

/** A soft arrow from one figure to the next. */
function arrowAlong(line: readonly Point[], scale: number): string {
  const size = Math.max(6, 5.2 * scale);
  const end = line.at(-1);
  const before = line.findLast(
    (point) => end !== undefined && Math.hypot(point.x - end.x, point.y - end.y) > size,
  );
  if (end === undefined || before === undefined) return "";
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number, distance: number) => ({
    x: end.x + Math.cos(angle + turn) * distance,
    y: end.y + Math.sin(angle + turn) * distance,
  });
  const body = line.filter(({ x, y }) => Math.hypot(x - end.x, y - end.y) > size * 0.7);
  return (
    el("path", {
      d: smoothOpen(body),
      fill: "none",
      stroke: ink,
      "stroke-width": 1.5 * scale,
      "stroke-linecap": "round",
      "stroke-dasharray": `${(0.1 * scale).toFixed(1)} ${(3.6 * scale).toFixed(1)}`,
      opacity: 0.62,
    }) +
    el("path", {
      d: closed([
        end,
        corner(Math.PI - 0.5, size),
        corner(Math.PI, size * 0.72),
        corner(Math.PI + 0.5, size),
      ]),
      fill: ink,
      stroke: ink,
      "stroke-width": 0.5 * scale,
      "stroke-linejoin": "round",
      opacity: 0.78,
    })
  );
}

/** Stops short of the limb, which would hide the arrowhead. */
function shortenLine(line: readonly Point[], gap: number): Point[] {
  const end = line.at(-1);
  return end === undefined ? [] : line.filter(({ x, y }) => Math.hypot(x - end.x, y - end.y) > gap);
}

function lineLength(line: readonly Point[]): number {
  return line
    .slice(1)
    .reduce((sum, { x, y }, i) => sum + Math.hypot(x - (line[i]?.x ?? x), y - (line[i]?.y ?? y)), 0);
}

function areApart(a: readonly Point[], b: readonly Point[], scale: number): boolean {
  const gap =
    a.reduce((sum, { x, y }, i) => sum + Math.hypot(x - (b[i]?.x ?? x), y - (b[i]?.y ?? y)), 0) / a.length;
  return gap > 30 * scale;
}
