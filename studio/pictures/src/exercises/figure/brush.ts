import { darken, mix } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { type Camera, light, see } from "./camera.ts";
import { chain, closed, type Disc, hull, lit } from "./outline.ts";
import type { Vec } from "./vector.ts";

/** A piece of the picture. Pieces closer to the camera are drawn later. */
export interface Piece {
  readonly depth: number;
  readonly svg: string;
}

export interface Ball {
  readonly at: Vec;
  readonly r: number;
}

/** How things are painted: with light and shade, or in a single tone for a ghost of another pose. */
export interface Brush {
  readonly camera: Camera;
  /** The tone of a ghost. Null paints in full colour. */
  readonly ghost: string | null;
}

export function discs({ camera }: Brush, balls: readonly Ball[]): Disc[] {
  return balls.map(({ at, r }) => {
    const { x, y } = see(camera, at);
    return { x, y, r: r * camera.scale };
  });
}

/** Round, tapering parts in one colour, shaded on the side away from the light. */
export function paintLimb(brush: Brush, balls: readonly Ball[], colour: string, dim = 0): string {
  const shapes = discs(brush, balls);
  if (brush.ghost !== null) return el("path", { d: chain(shapes), fill: brush.ghost });
  const base = dimmed(colour, dim);
  return (
    outlined(chain(shapes), base, brush.camera.scale) +
    el("path", { d: chain(lit(shapes, light)), fill: base })
  );
}

export interface Shape {
  /** Parts that are not round. Each step is a loop of points, and neighbouring loops are joined. */
  readonly loops: readonly (readonly Vec[])[];
  /** Round parts that belong to the same piece. */
  readonly rows?: readonly (readonly Ball[])[];
}

export function paintShape(brush: Brush, { loops, rows = [] }: Shape, colour: string): string {
  const flat = loops.map((loop) => loop.map((at) => see(brush.camera, at)));
  const round = rows.map((balls) => discs(brush, balls));
  const d = joined(flat) + round.map(chain).join("");
  if (brush.ghost !== null) return el("path", { d, fill: brush.ghost });
  const inner = joined(flat.map((loop) => towardsLight(loop, brush.camera.scale)));
  return (
    outlined(d, colour, brush.camera.scale) +
    el("path", { d: inner + round.map((row) => chain(lit(row, light))).join(""), fill: colour })
  );
}

function towardsLight(loop: readonly Point[], scale: number): Point[] {
  const middle = loop.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / loop.length, y: sum.y + y / loop.length }),
    { x: 0, y: 0 },
  );
  const reach = Math.max(...loop.map(({ x, y }) => Math.max(x - middle.x, y - middle.y)));
  const shift = Math.min(reach, 18 * scale) * 0.14;
  return loop.map(({ x, y }) => ({
    x: middle.x + (x - middle.x) * 0.86 + light.x * shift,
    y: middle.y + (y - middle.y) * 0.86 + light.y * shift * 0.6,
  }));
}

function joined(loops: readonly (readonly Point[])[]): string {
  return loops
    .slice(1)
    .map((loop, i) => closed(hull([...(loops[i] ?? []), ...loop])))
    .join("");
}

/** Covers the seam between two parts of one colour. */
export function paintPatch(brush: Brush, balls: readonly Ball[], colour: string): string {
  return brush.ghost === null ? el("path", { d: chain(lit(discs(brush, balls), light)), fill: colour }) : "";
}

/** Parts farther away are a little darker. */
export function dimmed(colour: string, dim: number): string {
  return mix(colour, "#17343c", dim);
}

/** The whole shape in its shade colour, with a fine dark rim that sets it off from what lies behind. */
function outlined(d: string, base: string, scale: number): string {
  return el("path", {
    d,
    fill: mix(darken(base, 0.16), "#3d4f74", 0.1),
    stroke: mix(darken(base, 0.34), "#2c3b5c", 0.15),
    "stroke-width": Math.max(0.6, 0.55 * scale),
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  });
}
