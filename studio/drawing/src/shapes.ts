import type { Random } from "./random.ts";
import { round } from "./svg.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function polar(angle: number, radius: number, centre: Point = { x: 0, y: 0 }): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: centre.x + Math.cos(radians) * radius, y: centre.y + Math.sin(radians) * radius };
}

/** A smooth closed curve through all points. */
export function smoothClosed(points: readonly Point[]): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = points.map((_, i) => curve(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${pair(start)}${curves.join("")}Z`;
}

/** A smooth open curve through all points. */
export function smoothOpen(points: readonly Point[]): string {
  const last = points.length - 1;
  const at = (index: number): Point => points[Math.min(last, Math.max(0, index))] ?? { x: 0, y: 0 };
  const curves = points.slice(1).map((_, i) => curve(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${pair(at(0))}${curves.join("")}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(pair).join("L")}Z`;
}

/** A slightly irregular oval. */
export function blob(
  random: Random,
  { rx, ry = rx, wobble = 0.08, points = 10 }: { rx: number; ry?: number; wobble?: number; points?: number },
): string {
  return smoothClosed(
    Array.from({ length: points }, (_, i) => {
      const { x, y } = polar((i * 360) / points, 1 + random.between(-wobble, wobble));
      return { x: x * rx, y: y * ry };
    }),
  );
}

function curve(before: Point, from: Point, to: Point, after: Point): string {
  const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `C${pair(first)} ${pair(second)} ${pair(to)}`;
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}
