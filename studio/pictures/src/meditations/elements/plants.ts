import { drawFrond, type FrondShape } from "@fernwell/brand/frond";
import { mix } from "@fernwell/studio-drawing/colour";
import { round } from "@fernwell/studio-drawing/svg";
import type { Stage } from "../stage.ts";
import { type Edge, landAt } from "./land.ts";
import { blade, disc, fill, line, repeat } from "./paint.ts";

/** Blades of grass along an edge, in three tones. The nearest are darkest. */
export function grass(
  s: Stage,
  edge: Edge,
  { from = -60, to = 1260, count = 160, height = 50, colour = landAt(s, 0) } = {},
): string {
  const random = s.random.fork(`grass ${from} ${to} ${height}`);
  return [mix(colour, s.light.glow, 0.22), colour, mix(colour, s.light.shadow, 0.26)]
    .map((tone, tier) =>
      fill(
        repeat(Math.round(count / 3), () => {
          const x = random.between(from, to);
          const [tall, lean] = [height * random.between(0.5, 1.15), random.near(height * 0.12, height * 0.5)];
          const y = edge(x) + tier * height * 0.12 + 6;
          const half = 1.4 + height * 0.035;
          return `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - tall * 0.6)} ${round(x + lean)} ${round(y - tall)}Q${round(x + half * 1.4)} ${round(y - tall * 0.5)} ${round(x + half)} ${round(y)}Z`;
        }),
        tone,
      ),
    )
    .join("");
}

/** Flowers in the grass. */
export function daisies(
  s: Stage,
  edge: Edge,
  {
    from,
    to,
    count,
    size,
    colours,
    stem = 40,
  }: {
    from: number;
    to: number;
    count: number;
    size: number;
    colours: readonly string[];
    stem?: number;
  },
): string {
  const random = s.random.fork(`daisies ${from} ${to}`);
  const stalk = mix(landAt(s, 0), s.light.shadow, 0.1);
  return repeat(count, () => {
    const [x, tall, lean] = [
      random.between(from, to),
      stem * random.between(0.6, 1.2),
      random.near(0, stem * 0.2),
    ];
    const foot = edge(x) + random.between(0, stem * 0.5);
    const [hx, hy, r] = [x + lean, foot - tall, size * random.between(0.75, 1.15)];
    const petals = repeat(8, (i) => blade(hx, hy, i * 45 + random.between(-8, 8), r, 0.3));
    return (
      line(
        `M${round(x)} ${round(foot)}Q${round(x)} ${round(foot - tall * 0.5)} ${round(hx)} ${round(hy)}`,
        stalk,
        2.4,
      ) +
      fill(petals, s.tint(random.pick(colours))) +
      fill(disc(hx, hy, r * 0.26), s.tint("#f2c34a"))
    );
  });
}

/** Spikes of small flowers, such as lavender and lupins. */
export function spikes(
  s: Stage,
  places: readonly { readonly x: number; readonly y: number; readonly height: number }[],
  colour: string,
): string {
  const random = s.random.fork(`spikes ${places.length} ${places[0]?.y ?? 0}`);
  const tones = [mix(colour, s.light.shadow, 0.18), colour, mix(colour, s.light.glow, 0.35)];
  const stalks = places
    .map(({ x, y, height }) => `M${round(x)} ${round(y)}l${round(height * 0.05)} ${round(-height)}`)
    .join("");
  return (
    line(stalks, mix(landAt(s, 0), s.tint("#8fa58a"), 0.4), 2) +
    tones
      .map((tone, tier) =>
        fill(
          places
            .map(({ x, y, height }) =>
              repeat(7, (i) => {
                const along = 0.5 + 0.075 * i;
                const half = height * (0.062 - 0.006 * i);
                return disc(
                  x + height * 0.05 * along + random.near((tier - 1) * half * -0.5, half * 0.7),
                  y - height * along,
                  half * (0.95 - tier * 0.2),
                  half * 0.8,
                );
              }),
            )
            .join(""),
          tone,
        ),
      )
      .join("")
  );
}

export function frond(
  s: Stage,
  shape: Pick<FrondShape, "x" | "y" | "length" | "angle" | "bend"> & Partial<FrondShape>,
  colour: string,
): string {
  const { stem, leaflets } = drawFrond({ pairs: 22, spread: 0.22, bare: 0.1, fullness: 0.18, ...shape });
  return (
    fill(leaflets, colour) + line(stem, mix(colour, s.light.glow, 0.35), Math.max(1.4, shape.length * 0.008))
  );
}

/** A clump of fern fronds. */
export function fernClump(s: Stage, x: number, y: number, length: number, leaf = landAt(s, 0)): string {
  const shapes = [
    [1, 108, 84, 0.3],
    [1, 72, -84, 0.3],
    [0.82, 44, -76, 0.2],
    [0.82, 138, 76, 0.2],
    [1.06, 86, -24, 0.12],
    [0.94, 122, 70, 0],
    [0.96, 60, -66, 0],
    [0.7, 150, 62, -0.2],
    [0.72, 30, -58, -0.2],
    [0.86, 98, 40, -0.3],
  ] as const;
  return shapes
    .map(([share, angle, bend, shade]) =>
      frond(
        s,
        { x, y, length: length * share, angle, bend },
        shade >= 0 ? mix(leaf, s.light.shadow, shade) : mix(leaf, s.light.glow, -shade),
      ),
    )
    .join("");
}
