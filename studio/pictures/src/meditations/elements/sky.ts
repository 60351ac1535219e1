import { mix } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { el } from "@fernwell/studio-drawing/svg";
import type { Stage } from "../stage.ts";
import { disc, fill, glow, line, repeat } from "./paint.ts";

export interface SkyShape {
  /** The height of the horizon. */
  readonly horizon?: number;
  readonly orb?: { readonly x: number; readonly y: number; readonly r?: number } | null;
  readonly clouds?: number;
  readonly stars?: number;
}

export function sky(s: Stage, { horizon = 560, orb = null, clouds = 3, stars = 70 }: SkyShape = {}): string {
  const { light, random } = s;
  const air = s.linear(
    [
      [0, light.skyHigh],
      [0.52, light.skyMid],
      [0.96, light.skyLow],
    ],
    { from: -20, to: horizon },
  );
  return [
    fill("M-120-100H1320V1000H-120Z", air),
    light.star === null ? "" : starField(random.fork("stars"), stars, horizon * 0.8, light.star),
    orb === null ? "" : drawOrb(s, orb.x, orb.y, orb.r ?? 46),
    cloudBank(s, clouds, horizon),
  ].join("");
}

function drawOrb(s: Stage, x: number, y: number, r: number): string {
  const { light } = s;
  const halo = glow(s, x, y, r * 8, light.glow, light.hour === "night" ? 0.5 : 0.95);
  if (light.hour !== "night") return halo + fill(disc(x, y, r), light.orb);
  const shade = mix(light.orb, light.skyMid, 0.14);
  return (
    halo +
    fill(disc(x, y, r), light.orb) +
    fill(disc(x - r * 0.3, y - r * 0.24, r * 0.22) + disc(x + r * 0.28, y + r * 0.3, r * 0.28), shade) +
    fill(disc(x + r * 0.3, y - r * 0.4, r * 0.13), shade)
  );
}

function starField(random: Random, count: number, depth: number, colour: string): string {
  const tiers = [0.9, 0.6, 0.35].map((opacity, tier) => {
    const dots = repeat(Math.round(count * (tier + 1) * 0.33), () => {
      const y = depth * random.next() ** 1.3;
      return disc(random.between(-60, 1260), y, random.between(0.8, 2.4 - tier * 0.5));
    });
    return fill(dots, colour, { opacity });
  });
  return tiers.join("");
}

function cloudBank(s: Stage, count: number, horizon: number): string {
  const random = s.random.fork("clouds");
  return repeat(count, (i) => {
    const y = horizon * (0.14 + 0.62 * ((i + random.between(0.1, 0.9)) / count));
    return cloud(s, random, random.between(-40, 1180), y, random.between(170, 400) * (1.15 - y / 1400));
  });
}

/** Piled up at the top, thinner towards the base. */
export function cloud(s: Stage, random: Random, x: number, y: number, width: number): string {
  const puffs = 11;
  const heaps = repeat(puffs, (i) => {
    const along = (i + 0.5) / puffs;
    const rise = Math.sin(Math.PI * along) ** 0.9;
    const r = width * (0.035 + 0.075 * rise * random.between(0.7, 1.15));
    return disc(x + (along - 0.5) * width, y - r * random.between(0.3, 0.75) * rise, r * 1.35, r);
  });
  const paint = s.linear([
    [0, s.light.cloud, s.light.hour === "day" ? 0.96 : 0.82],
    [0.45, s.light.cloud, 0.55],
    [0.8, s.light.cloud, 0],
  ]);
  return fill(heaps, paint);
}

export function birds(s: Stage, x: number, y: number, count = 3, size = 11): string {
  const random = s.random.fork("birds");
  const colour = mix(s.light.land, s.light.air, 0.35);
  return repeat(count, (i) => {
    const [left, up] = [x + i * size * 6 + random.between(-8, 8), y - random.between(0, size * 5)];
    const wing = size * random.between(0.8, 1.1);
    return line(
      `M${left} ${up}q${wing}-${wing * 1.2} ${wing * 2}-${wing * 0.1}q${wing}-${wing * 1.2} ${wing * 2.1}-${wing * 0.2}`,
      colour,
      3,
    );
  });
}

/** The Milky Way across a clear night. */
export function milkyWay(s: Stage): string {
  const random = s.random.fork("milky way");
  const band = s.radial([
    [0, "#c9c0ee", 0.34],
    [0.5, "#8f8fd0", 0.16],
    [1, "#8f8fd0", 0],
  ]);
  const dust = repeat(260, () => {
    const along = random.between(-700, 700);
    const [x, y] = [600 + along * 0.86, 330 - along * 0.5];
    return disc(x + random.near(0, 70), y + random.near(0, 70), random.between(0.6, 1.7));
  });
  return (
    el("ellipse", { cx: 600, cy: 330, rx: 860, ry: 150, fill: band, transform: "rotate(-30 600 330)" }) +
    el("ellipse", { cx: 640, cy: 300, rx: 560, ry: 66, fill: band, transform: "rotate(-30 600 330)" }) +
    fill(dust, "#fff6e6", { opacity: 0.75 })
  );
}
