import { mix } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { type Point, polygon } from "@fernwell/studio-drawing/shapes";
import type { Stage } from "../stage.ts";
import { fill } from "./paint.ts";

/** A range with lit and shaded flanks, and snow where it is high. */
export function mountains(
  s: Stage,
  {
    foot,
    peaks,
    distance,
    snow = true,
  }: { foot: number; peaks: readonly Point[]; distance: number; snow?: boolean },
): string {
  const rock = mix(mix(s.light.land, "#6d7394", 0.6), s.light.air, distance * 0.75);
  const white = mix(mix("#ffffff", s.light.glow, 0.34), s.light.air, 0.08 + distance * 0.3);
  return peaks
    .map((peak, i) =>
      mountain(s, s.random.fork(`peak ${foot} ${i}`), { peak, foot, rock, white: snow ? white : null }),
    )
    .join("");
}

function mountain(
  s: Stage,
  random: Random,
  { peak, foot, rock, white }: { peak: Point; foot: number; rock: string; white: string | null },
): string {
  const height = foot - peak.y;
  const west = flank(random, peak, { x: peak.x - height * random.between(1, 1.4), y: foot }, height * 0.05);
  const east = flank(random, peak, { x: peak.x + height * random.between(1, 1.4), y: foot }, height * 0.05);
  const body = s.linear([
    [0, mix(rock, s.light.glow, 0.3)],
    [1, mix(rock, s.light.air, 0.6)],
  ]);
  const shade = s.linear([
    [0, mix(rock, s.light.shadow, 0.34), 0.85],
    [1, rock, 0.1],
  ]);
  const outline = polygon([...west].reverse().concat(east));
  const ribs = [0, 0.16, 0.34, -0.2].map((start) => {
    const side = start < 0 ? west : east;
    const top = side[Math.round(Math.abs(start) * (side.length - 1))] ?? peak;
    const spine = zigzag(
      random,
      top,
      height * (0.62 - Math.abs(start)),
      start < 0 ? -0.1 : random.between(-0.1, 0.25),
    );
    const back = spine
      .map(({ x, y }, i) => ({ x: x + height * 0.034 * i, y: y - height * 0.008 * i }))
      .reverse();
    return polygon([...spine, ...back]);
  });
  const cap =
    white === null
      ? ""
      : fill(snowCap(random, west, east, height), white) +
        ribs
          .slice(0, 3)
          .map((d) => fill(d, shade, { opacity: 0.55 }))
          .join("");
  const eastSide = polygon([peak, ...east, ...zigzag(random, peak, height * 0.98, 0.06).reverse()]);
  return (
    fill(outline, body) +
    fill(eastSide, shade) +
    cap +
    ribs.map((d) => fill(d, shade, { opacity: 0.5 })).join("")
  );
}

function flank(random: Random, peak: Point, foot: Point, rough: number): Point[] {
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const drop = t ** 0.86;
    const jag = i === 0 || i === steps ? 0 : random.between(-1, 1) * rough * (1 - t * 0.4);
    return { x: peak.x + (foot.x - peak.x) * t, y: peak.y + (foot.y - peak.y) * drop + jag };
  });
}

function zigzag(random: Random, top: Point, length: number, lean: number): Point[] {
  return Array.from({ length: 8 }, (_, i) => {
    const t = i / 7;
    const swing = (i % 2 === 0 ? 1 : -1) * length * 0.055 * random.between(0.4, 1.4) * (0.4 + t);
    return { x: top.x + lean * length * t + (i === 0 ? 0 : swing), y: top.y + length * t };
  });
}

function snowCap(random: Random, west: readonly Point[], east: readonly Point[], height: number): string {
  const [left, right] = [west.slice(0, 5), east.slice(0, 5)];
  const [from, to] = [left[4], right[4]];
  if (from === undefined || to === undefined) return "";
  const hem = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 1) / 10;
    const drip = (i % 2 === 0 ? 1 : -0.7) * height * random.between(0.02, 0.1);
    return { x: to.x + (from.x - to.x) * t, y: to.y + (from.y - to.y) * t + drip };
  });
  return polygon([...[...left].reverse(), ...right.slice(1), ...hem]);
}
