import type { Point } from "@fernwell/studio-drawing/shapes";
import { type Helping, isSpice } from "../helpings.ts";
import type { Sketch } from "../sketch.ts";
import { type Brush, type BrushOptions, createBrush } from "./brush.ts";
import { type Region, spread } from "./regions.ts";

export interface StrewOptions extends BrushOptions {
  /** How much of the region the pieces cover. Above 1 they overlap. */
  readonly cover?: number;
  /** Scale relative to a dinner plate. */
  readonly scale?: number;
  readonly most?: number;
}

export interface Strewn {
  readonly lower: string;
  readonly upper: string;
}

/** Mixes ingredients over a region in two layers, so that something can go between them. */
export function strew(
  sketch: Sketch,
  region: Region,
  helpings: readonly Helping[],
  options: StrewOptions = {},
): Strewn {
  const { cover = 1, scale = 1, most = 60 } = options;
  const random = sketch.random.fork("strew");
  const total = helpings.reduce((sum, helping) => sum + estimateWeight(helping), 0) || 1;
  const dabs = helpings.flatMap((helping) => {
    const size = pieceSize(helping) * scale;
    const brush = createBrush(sketch, helping, { ...options, size });
    const area = (region.area * cover * estimateWeight(helping)) / total;
    const count = Math.min(most, Math.max(minPieces(helping), Math.round(area / footprint(helping, size))));
    return Array.from({ length: count }, () => ({
      brush,
      context:
        random.next() + (helping.look.garnish === true ? 0.8 : helping.look.presence * 0.09 - size / 420),
    }));
  });
  const points = spread(random, region, dabs.length);
  const placed = random.shuffle(dabs).map((dab, i) => ({ ...dab, at: points[i] ?? region.middle }));
  placed.sort((a, b) => a.context - b.context);
  const half = Math.floor(placed.length * 0.5);
  return {
    lower: written(placed.slice(0, half), random.between),
    upper: written(placed.slice(half), random.between),
  };
}

/** Whole spices appear once. */
function minPieces({ food, look }: Helping): number {
  if (isSpice(food)) return 1;
  return look.garnish === true ? 5 : 3;
}

/** At least a little of everything shows, and only a little garnish. */
function estimateWeight({ share, look }: Helping): number {
  return Math.sqrt(share) * (look.garnish === true ? 0.45 : 1);
}

/** Scatters one ingredient over a region. */
export function scatter(
  sketch: Sketch,
  region: Region,
  helping: Helping,
  { count, ...options }: BrushOptions & { readonly count: number },
): string {
  const random = sketch.random.fork(`scatter-${helping.food}`);
  const brush = createBrush(sketch, helping, { size: pieceSize(helping), ...options });
  return spread(random, region, count)
    .map((at) => brush.dab(at, random.between(0.85, 1.15)))
    .join("");
}

/** Limits the size of pieces, so that none hides the rest and none looks like dust. */
export function pieceSize({ look }: Helping): number {
  return Math.min(180, look.size * 1.22);
}

/** How many pieces of an ingredient fit in a region. */
export function countFor(region: Region, helping: Helping, size: number, cover = 1): number {
  return Math.max(3, Math.round((region.area * cover) / footprint(helping, size)));
}

function footprint({ look }: Helping, size: number): number {
  const slimness = { shreds: 0.2, strips: 0.25, leaves: 0.45, grains: 0.55, fillet: 0.35 };
  return size * size * (slimness[look.cut as keyof typeof slimness] ?? 0.62);
}

function written(
  placed: readonly { readonly brush: Brush; readonly at: Point }[],
  between: (low: number, high: number) => number,
): string {
  return placed.map(({ brush, at }) => brush.dab(at, between(0.82, 1.15))).join("");
}
