import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { el } from "@fernwell/studio-drawing/svg";
import { type Brush, type Piece, paintLimb, paintShape } from "../figure/brush.ts";
import { circlePoints, facing, see } from "../figure/camera.ts";
import { closed, open } from "../figure/outline.ts";
import { add, cross, squareTo, subtract, times, unit, type Vec, vec, world } from "../figure/vector.ts";

export type Corner = readonly [x: number, y: number, z: number];

export function boxCorners([x1, y1, z1]: Corner, [x2, y2, z2]: Corner): Vec[] {
  return [x1, x2].flatMap((x) => [y1, y2].flatMap((y) => [z1, z2].map((z) => vec(x, y, z))));
}

/** The visible sides of a box. The top is light, the ends are dark. */
export function box(brush: Brush, from: Corner, to: Corner, colour: string, contrast = 1): Piece {
  const [x1, y1, z1] = from;
  const [x2, y2, z2] = to;
  const faces = [
    {
      way: world.up,
      loop: [vec(x1, y2, z1), vec(x2, y2, z1), vec(x2, y2, z2), vec(x1, y2, z2)],
      tone: lighten(colour, 0.22 * contrast),
    },
    {
      way: world.right,
      loop: [vec(x1, y1, z2), vec(x2, y1, z2), vec(x2, y2, z2), vec(x1, y2, z2)],
      tone: colour,
    },
    {
      way: world.front,
      loop: [vec(x2, y1, z1), vec(x2, y1, z2), vec(x2, y2, z2), vec(x2, y2, z1)],
      tone: darken(colour, 0.12 * contrast),
    },
    {
      way: times(world.front, -1),
      loop: [vec(x1, y1, z1), vec(x1, y1, z2), vec(x1, y2, z2), vec(x1, y2, z1)],
      tone: darken(colour, 0.08 * contrast),
    },
    {
      way: times(world.right, -1),
      loop: [vec(x1, y1, z1), vec(x2, y1, z1), vec(x2, y2, z1), vec(x1, y2, z1)],
      tone: darken(colour, 0.2 * contrast),
    },
  ];
  const svg = faces
    .filter(({ way }) => facing(brush.camera, way) > 0.01)
    .map(({ loop, tone }) => panel(brush, loop, tone))
    .join("");
  const middle = vec((x1 + x2) / 2, (y1 + y2) / 2, (z1 + z2) / 2);
  return { depth: see(brush.camera, middle).depth, svg };
}

export function panel({ camera, ghost }: Brush, loop: readonly Vec[], colour: string): string {
  const fill = ghost ?? colour;
  return el("path", {
    d: closed(loop.map((at) => see(camera, at))),
    fill,
    stroke: ghost ?? darken(colour, 0.1),
    "stroke-width": 0.35 * camera.scale,
    "stroke-linejoin": "round",
  });
}

export function rod(brush: Brush, from: Vec, to: Vec, r: number, colour: string): string {
  return paintLimb(
    brush,
    [
      { at: from, r },
      { at: to, r },
    ],
    colour,
  );
}

/** A round plate perpendicular to an axis. */
export function plate(
  brush: Brush,
  centre: Vec,
  axis: Vec,
  { r, thick, colour }: { r: number; thick: number; colour: string },
): string {
  const way = unit(axis);
  const across = squareTo(Math.abs(way.y) > 0.9 ? world.front : world.up, way);
  const along = cross(way, across);
  const loops = [-0.5, 0.5].map((side) =>
    circlePoints(add(centre, way, side * thick), times(across, r), times(along, r), 20),
  );
  return paintShape(brush, { loops }, colour);
}

/** A wheel: only its rim. */
export function hoop(
  { camera, ghost }: Brush,
  centre: Vec,
  axis: Vec,
  { r, width, colour, fill = "none" }: { r: number; width: number; colour: string; fill?: string },
): string {
  const way = unit(axis);
  const across = squareTo(world.up, way);
  const ring = circlePoints(centre, times(across, r), times(cross(way, across), r), 32);
  return el("path", {
    d: closed(ring.map((at) => see(camera, at))),
    fill,
    stroke: ghost ?? colour,
    "stroke-width": width * camera.scale,
  });
}

export function cord(
  { camera, ghost }: Brush,
  points: readonly Vec[],
  width: number,
  colour: string,
): string {
  const line = open(points.map((at) => see(camera, at)));
  const stroke = { d: line, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" };
  if (ghost !== null) return el("path", { ...stroke, stroke: ghost, "stroke-width": width * camera.scale });
  return (
    el("path", { ...stroke, stroke: darken(colour, 0.3), "stroke-width": (width + 0.7) * camera.scale }) +
    el("path", { ...stroke, stroke: colour, "stroke-width": width * camera.scale })
  );
}

/** A thin line without shading. */
export function thread({ camera, ghost }: Brush, from: Vec, to: Vec, width: number, colour: string): string {
  return el("path", {
    d: open([from, to].map((at) => see(camera, at))),
    stroke: ghost ?? colour,
    "stroke-width": width * camera.scale,
  });
}

export function depthAt({ camera }: Brush, at: Vec): number {
  return see(camera, at).depth;
}

export function between(a: Vec, b: Vec, share: number): Vec {
  return add(a, subtract(b, a), share);
}
