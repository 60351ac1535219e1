import { darken, mix } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { blob } from "@fernwell/studio-drawing/shapes";
import { group, place, round } from "@fernwell/studio-drawing/svg";
import type { Stage } from "../stage.ts";
import { type Edge, landAt } from "./land.ts";
import { blade, fill, line, repeat } from "./paint.ts";

export interface Foliage {
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
  readonly bark: string;
}

export function foliageAt(s: Stage, distance: number, leaf = landAt(s, 0)): Foliage {
  const mid = mix(mix(leaf, s.light.shadow, 0.08), s.light.air, distance * 0.8);
  return {
    dark: mix(mid, s.light.shadow, 0.3 * (1 - distance * 0.6)),
    mid,
    light: mix(mid, s.light.glow, 0.3),
    bark: mix(s.tint("#6b4a35"), s.light.air, distance * 0.75),
  };
}

export interface TreeShape {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly tones: Foliage;
}

/** A leafy crown lit from the upper left. A small one is a plain rounded mass. */
export function roundTree(random: Random, { x, y, height, tones }: TreeShape): string {
  const small = height < 130;
  const [rx, ry] = [height * 0.4, height * (small ? 0.42 : 0.36)];
  const middle = y - height * (small ? 0.5 : 0.64);
  const heaps = Array.from({ length: small ? 9 : 26 }, (_, i) => {
    const angle = i * 2.4;
    const reach = Math.sqrt((i + 0.5) / (small ? 9 : 26)) * 0.86;
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return {
      dx,
      dy,
      r: height * (small ? 0.19 : 0.12) * random.between(0.85, 1.2),
      shade: dx * 0.5 + dy * 0.9 + random.between(-0.24, 0.24),
    };
  }).sort((a, b) => b.shade - a.shade);
  const tone = (shade: number): string =>
    shade > 0
      ? mix(tones.mid, tones.dark, Math.min(1, shade * 1.3))
      : mix(tones.mid, tones.light, Math.min(1, -shade * 1.1));
  return [
    trunk(x, y, height * 0.6, height * 0.032, tones.bark),
    small
      ? ""
      : line(
          `M${round(x)} ${round(y - height * 0.34)}l${round(-height * 0.14)} ${round(-height * 0.16)}M${round(x)} ${round(y - height * 0.3)}l${round(height * 0.15)} ${round(-height * 0.18)}`,
          tones.bark,
          height * 0.022,
        ),
    fill(blob(random, { rx: rx * 0.92, ry: ry * 0.92, wobble: 0.06, points: 12 }), tones.dark, {
      transform: place({ x, y: middle }),
    }),
    ...heaps.map(({ dx, dy, r, shade }) =>
      fill(blob(random, { rx: r, ry: r * 0.84, wobble: 0.14, points: 8 }), tone(shade), {
        transform: place({ x: x + dx * rx, y: middle + dy * ry }),
      }),
    ),
  ].join("");
}

export function trunk(x: number, y: number, height: number, half: number, colour: string): string {
  return fill(
    `M${round(x - half * 1.7)} ${round(y)}Q${round(x - half * 0.7)} ${round(y - height * 0.3)} ${round(x - half * 0.6)} ${round(y - height)}H${round(x + half * 0.6)}Q${round(x + half * 0.7)} ${round(y - height * 0.3)} ${round(x + half * 1.7)} ${round(y)}Z`,
    colour,
  );
}

export function poplar(random: Random, { x, y, height, tones }: TreeShape): string {
  const half = height * random.between(0.12, 0.16);
  const [top, sway] = [y - height, random.between(-0.2, 0.2) * half];
  const body = (share: number): string =>
    `M${round(x + sway)} ${round(top)}C${round(x + half * 1.5 * share)} ${round(y - height * 0.55)} ${round(x + half * 1.3 * share)} ${round(y)} ${round(x)} ${round(y)}C${round(x - half * 1.3)} ${round(y)} ${round(x - half * 1.5)} ${round(y - height * 0.55)} ${round(x + sway)} ${round(top)}Z`;
  return (
    fill(body(1), tones.dark) + fill(body(0.35), tones.mid) + fill(body(-0.35), tones.light, { opacity: 0.7 })
  );
}

/** A fir with tiers of branches, with or without snow. */
export function pine(random: Random, { x, y, height, tones }: TreeShape, snow: string | null = null): string {
  const skirts = 5;
  const stem = trunk(x, y, height * 0.3, height * 0.022, tones.bark);
  const boughs = Array.from({ length: skirts }, (_, i) => {
    const t = i / skirts;
    const top = y - height * (0.36 + 0.64 * t) - height * 0.1;
    const foot = y - height * (0.08 + 0.72 * t);
    const half = height * 0.25 * (1 - t * 0.8) * random.between(0.9, 1.1);
    const skirt = (lean: number, reach: number): string =>
      `M${round(x)} ${round(Math.max(top, y - height))}Q${round(x + half * 0.35 * lean)} ${round(foot - (foot - top) * 0.3)} ${round(x + half * reach)} ${round(foot)}Q${round(x + half * 0.4 * reach)} ${round(foot - height * 0.03)} ${round(x)} ${round(foot + height * 0.018)}Q${round(x - half * 0.5)} ${round(foot - height * 0.03)} ${round(x - half)} ${round(foot)}Q${round(x - half * 0.3)} ${round(foot - (foot - top) * 0.35)} ${round(x)} ${round(Math.max(top, y - height))}Z`;
    const cover = snow === null ? "" : fill(skirt(-0.4, -0.2), snow, { opacity: 0.85 });
    return fill(skirt(1, 1), tones.dark) + fill(skirt(-0.2, 0.1), tones.mid) + cover;
  });
  return stem + boughs.join("");
}

/** Trees along the edge of a hill, in clumps. */
export function grove(
  s: Stage,
  {
    edge,
    from,
    to,
    count,
    height,
    distance,
    kind,
    leaf,
  }: {
    edge: Edge;
    from: number;
    to: number;
    count: number;
    height: number;
    distance: number;
    kind: "round" | "poplar" | "pine";
    leaf?: string;
  },
): string {
  const random = s.random.fork(`grove ${from} ${to} ${kind} ${distance}`);
  const tones = foliageAt(s, distance, leaf);
  const draw = { round: roundTree, poplar, pine }[kind];
  return Array.from(
    { length: count },
    (_, i) => from + ((to - from) * (i + random.between(0.15, 0.85))) / count,
  )
    .map((x) => ({
      x,
      y: edge(x) + height * 0.05 * random.next() + 2,
      height: height * random.between(0.66, 1.12),
      tones,
    }))
    .sort((a, b) => a.y - b.y)
    .map((shape) => draw(random, shape))
    .join("");
}

/** A branch that reaches into the picture, with leaves along it. */
export function bough(
  s: Stage,
  {
    d,
    points,
    leaf,
    size = 46,
    thickness = 9,
  }: {
    d: string;
    points: readonly (readonly [number, number])[];
    leaf: string;
    size?: number;
    thickness?: number;
  },
): string {
  const random = s.random.fork(`bough ${d}`);
  const tones = [darken(leaf, 0.22), leaf, mix(leaf, s.light.glow, 0.28)];
  const leaves = tones.map((tone) =>
    fill(
      points
        .map(([x, y]) =>
          repeat(4, () =>
            blade(
              x + random.near(0, size * 0.5),
              y + random.near(0, size * 0.3),
              random.between(190, 350),
              size * random.between(0.6, 1.1),
              0.3,
            ),
          ),
        )
        .join(""),
      tone,
    ),
  );
  return line(d, s.tint("#6b4a35"), thickness) + group({}, ...leaves);
}
