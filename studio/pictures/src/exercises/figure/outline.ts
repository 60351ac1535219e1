import type { Point } from "@fernwell/studio-drawing/shapes";

export interface Disc extends Point {
  readonly r: number;
}

/** Discs joined into one soft shape. The pieces overlap and wind the same way, so that they fill as one. */
export function chain(discs: readonly Disc[]): string {
  return discs
    .slice(1)
    .map((disc, i) => link(discs[i] ?? disc, disc))
    .join("");
}

function link(a: Disc, b: Disc): string {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  if (distance <= Math.abs(a.r - b.r) + 0.01) return round(a.r > b.r ? a : b);
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const open = Math.acos((a.r - b.r) / distance);
  const [a1, a2] = [onDisc(a, along + open), onDisc(a, along - open)];
  const [b1, b2] = [onDisc(b, along + open), onDisc(b, along - open)];
  const [bigA, bigB] = open < Math.PI / 2 ? [1, 0] : [0, 1];
  return `M${pair(a2)}L${pair(b2)}A${short(b.r)} ${short(b.r)} 0 ${bigB} 1 ${pair(b1)}L${pair(a1)}A${short(a.r)} ${short(a.r)} 0 ${bigA} 1 ${pair(a2)}Z`;
}

function round({ x, y, r }: Disc): string {
  return `M${pair({ x: x - r, y })}a${short(r)} ${short(r)} 0 1 1 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 1 ${short(-2 * r)} 0Z`;
}

/** The same shape, a little smaller and nearer the light. What it leaves uncovered is the shaded side. */
export function lit(discs: readonly Disc[], { x, y }: Point, depth = 0.2): Disc[] {
  return discs.map((disc) => ({
    x: disc.x + x * disc.r * depth,
    y: disc.y + y * disc.r * depth,
    r: disc.r * (1 - depth),
  }));
}

/** The convex hull of the points, clockwise on the screen like all other pieces. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half(sorted.reverse())];
}

export function closed(points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}Z`;
}

export function open(points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}`;
}

function half(sorted: readonly Point[]): Point[] {
  const line: Point[] = [];
  for (const point of sorted) {
    while (line.length > 1 && turn(line.at(-2) ?? point, line.at(-1) ?? point, point) <= 0) line.pop();
    line.push(point);
  }
  line.pop();
  return line;
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

function onDisc({ x, y, r }: Disc, angle: number): Point {
  return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) };
}

export function pair({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}

/** Rounds to a tenth of a pixel to keep drawings small. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
