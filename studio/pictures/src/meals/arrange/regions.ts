import type { Random } from "@fernwell/studio-drawing/random";
import { type Point, polar } from "@fernwell/studio-drawing/shapes";

/** A region for food. */
export interface Region {
  readonly area: number;
  readonly middle: Point;
  sample(random: Random): Point;
}

export function disc(middle: Point, radius: number, squash = 1): Region {
  return {
    area: Math.PI * radius * radius * squash,
    middle,
    sample(random) {
      const { x, y } = polar(random.between(0, 360), Math.sqrt(random.next()) * radius);
      return { x: middle.x + x, y: middle.y + y * squash };
    },
  };
}

/** A sector of a disc or ring between two angles, in degrees. */
export function sector(
  middle: Point,
  { from, to, inner = 0, outer }: { from: number; to: number; inner?: number; outer: number },
): Region {
  const angle = (from + to) / 2;
  return {
    area: ((Math.PI * (to - from)) / 360) * (outer * outer - inner * inner),
    middle: polar(angle, inner + (outer - inner) * 0.6, middle),
    sample(random) {
      const radius = Math.sqrt(inner * inner + random.next() * (outer * outer - inner * inner));
      return polar(random.between(from, to), radius, middle);
    },
  };
}

/** A rectangle around a centre, rotated. */
export function patch(middle: Point, width: number, height: number, turn = 0): Region {
  return {
    area: width * height,
    middle,
    sample(random) {
      const along = random.between(-width / 2, width / 2);
      const across = random.between(-height / 2, height / 2);
      const a = polar(turn, along, middle);
      return polar(turn + 90, across, a);
    },
  };
}

/** Points spread out as evenly as the region allows. */
export function spread(random: Random, region: Region, count: number, tries = 7): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    let best = region.sample(random);
    let bestGap = gapTo(points, best);
    for (let t = 1; t < tries; t += 1) {
      const candidate = region.sample(random);
      const gap = gapTo(points, candidate);
      if (gap > bestGap) [best, bestGap] = [candidate, gap];
    }
    points.push(best);
  }
  return points;
}

function gapTo(points: readonly Point[], { x, y }: Point): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const point of points) gap = Math.min(gap, (point.x - x) ** 2 + (point.y - y) ** 2);
  return gap;
}
