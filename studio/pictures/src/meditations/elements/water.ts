import { mix } from "@fernwell/studio-drawing/colour";
import { smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el, round } from "@fernwell/studio-drawing/svg";
import type { Stage } from "../stage.ts";
import { fill, repeat } from "./paint.ts";

/** Still water from the far shore to the near one. */
export function lake(s: Stage, top: number, bottom = 960, { near = s.light.waterNear } = {}): string {
  const depth = s.linear([
    [0, s.light.waterFar],
    [0.55, near],
    [1, mix(near, s.light.shadow, 0.12)],
  ]);
  return el("rect", { x: -100, y: top, width: 1400, height: bottom - top, fill: depth });
}

/** Reflected light on the water below the sun or the moon. */
export function shimmer(s: Stage, x: number, top: number, bottom: number, spread = 90): string {
  const random = s.random.fork(`shimmer ${x}`);
  const count = Math.round((bottom - top) / 11);
  return fill(
    repeat(count, (i) => {
      const t = (i + 0.5) / count;
      const reach = spread * (0.3 + t) * random.between(0.25, 0.8);
      return streak(
        x + random.near(0, spread * (0.2 + t * 0.5)),
        top + 4 + (bottom - top) * t ** 1.25,
        reach,
        1.5 + 2.6 * t,
      );
    }),
    s.light.glint,
    { opacity: 0.8 },
  );
}

export function ripples(s: Stage, top: number, bottom: number, count: number, opacity = 0.4): string {
  const random = s.random.fork(`ripples ${top}`);
  return fill(
    repeat(count, () => {
      const t = random.next() ** 0.8;
      return streak(
        random.between(-40, 1240),
        top + (bottom - top) * t,
        (16 + 60 * t) * random.between(0.5, 1.2),
        1.2 + 2 * t,
      );
    }),
    s.light.glint,
    { opacity },
  );
}

function streak(x: number, y: number, reach: number, thick: number): string {
  return `M${round(x - reach)} ${round(y)}Q${round(x)} ${round(y - thick)} ${round(x + reach)} ${round(y)}Q${round(x)} ${round(y + thick)} ${round(x - reach)} ${round(y)}Z`;
}

/** Rings spreading on still water. */
export function rings(
  s: Stage,
  x: number,
  y: number,
  widths: readonly number[],
  colour = s.light.glint,
  flat = 0.28,
): string {
  return widths
    .map((rx, i) =>
      el("ellipse", {
        cx: x,
        cy: y,
        rx,
        ry: rx * flat,
        fill: "none",
        stroke: colour,
        "stroke-width": 3 - i * 0.35,
        opacity: 0.75 - i * (0.6 / widths.length),
      }),
    )
    .join("");
}

/** A wave running up the beach, with foam. */
export function breaker(s: Stage, y: number, height: number, seed: string): string {
  const random = s.random.fork(seed);
  const crest = Array.from({ length: 11 }, (_, i) => ({
    x: -100 + i * 140,
    y: y - height + random.between(-1, 1) * height * 0.5,
  }));
  const foot = crest.map(({ x, y: top }) => ({ x, y: top + height * random.between(0.03, 0.34) }));
  const face = s.linear([
    [0, mix(s.light.waterNear, s.light.glint, 0.35)],
    [1, s.light.waterNear],
  ]);
  const foam = `${smoothOpen(crest)}${smoothOpen([...foot].reverse()).replace("M", "L")}Z`;
  return (
    fill(`${smoothOpen(crest)}V${y + height}H-100Z`, face, { opacity: 0.9 }) +
    fill(foam, mix(s.light.glint, s.light.waterFar, 0.2), { opacity: 0.9 })
  );
}
