import { type Point, polar } from "@fernwell/studio-drawing/shapes";
import type { Helping } from "../helpings.ts";
import type { Sketch } from "../sketch.ts";
import { createBrush } from "./brush.ts";
import { sector, spread } from "./regions.ts";
import { countFor, pieceSize } from "./strew.ts";

/** Arranges each ingredient in its own sector of a bowl. */
export function wedges(
  sketch: Sketch,
  middle: Point,
  helpings: readonly Helping[],
  {
    outer,
    inner,
    cover = 1.5,
    isCooked = false,
  }: { outer: number; inner: number; cover?: number; isCooked?: boolean },
): string {
  const random = sketch.random.fork("wedges");
  const weight = ({ share }: Helping) => 0.35 + Math.sqrt(share);
  const total = helpings.reduce((sum, helping) => sum + weight(helping), 0);
  let angle = random.between(0, 360);
  return helpings
    .map((helping) => {
      const from = angle;
      angle += (360 * weight(helping)) / total;
      const size = Math.min(pieceSize(helping), 96);
      const region = sector(middle, { from: from + 3, to: angle - 3, inner, outer: outer - size * 0.3 });
      const brush = createBrush(sketch, helping, { size, isCooked });
      return spread(random, region, Math.min(56, countFor(region, helping, size, cover)))
        .sort((a, b) => a.y - b.y)
        .map((at) => brush.dab(at, random.between(0.9, 1.1)))
        .join("");
    })
    .join("");
}

/** Overlapping pieces along an arc. */
export function fanned(
  sketch: Sketch,
  middle: Point,
  helping: Helping,
  {
    radius,
    from,
    to,
    size = pieceSize(helping),
    rows = 1,
  }: { radius: number; from: number; to: number; size?: number; rows?: number },
): string {
  const random = sketch.random.fork(`fan-${helping.food}`);
  const brush = createBrush(sketch, helping, { size });
  return Array.from({ length: rows }, (_, row) => {
    const orbit = radius - row * size * 0.62;
    const count = Math.max(2, Math.round(((((to - from) * Math.PI) / 180) * orbit) / (size * 0.66)));
    return Array.from({ length: count }, (_, i) => {
      const turn = from + ((to - from) * (i + 0.5 + (row % 2) * 0.4)) / count;
      return brush.dab(polar(turn, orbit + random.between(-4, 4), middle), random.between(0.92, 1.08));
    }).join("");
  }).join("");
}
