import { darken, lighten } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { blob, type Point, polar } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch } from "../sketch.ts";

export interface Spot extends Point {
  readonly turn?: number;
}

/** A solid shape with its shadow and the light on it. */
export function solid(
  sketch: Sketch,
  spot: Spot,
  outline: string,
  { colour, height = 10, over = "" }: { colour: string; height?: number; over?: string },
): string {
  const { x, y, turn = 0 } = spot;
  return (
    el("path", {
      d: outline,
      transform: place({ x: x + height * 0.8, y: y + height * 1.2, turn }),
      fill: "#20120a",
      opacity: 0.34,
    }) +
    group(
      { transform: place({ x, y, turn }) },
      el("path", {
        d: outline,
        fill: colour,
        stroke: darken(colour, 0.4),
        "stroke-width": 2,
        "stroke-opacity": 0.5,
      }),
      over,
    ) +
    el("path", {
      d: outline,
      transform: place({ x, y, turn }),
      fill: glow(
        sketch,
        [
          [0, "#fff6e2", 0.42],
          [0.5, "#fff6e2", 0],
          [1, "#2a1406", 0.38],
        ],
        lightFor(turn),
      ),
    })
  );
}

/** A fried or baked patty, browned at its edge, with bits of its ingredients showing. */
export function patty(
  sketch: Sketch,
  spot: Spot,
  {
    rx,
    ry = rx,
    colour,
    flecks = [],
  }: { rx: number; ry?: number; colour: string; flecks?: readonly string[] },
): string {
  const { random } = sketch;
  const outline = blob(random, { rx, ry, wobble: 0.05, points: 13 });
  const crust =
    el("path", {
      d: outline,
      fill: glow(sketch, [
        [0.5, darken(colour, 0.4), 0],
        [1, darken(colour, 0.5), 0.6],
      ]),
    }) +
    el("path", {
      d: blob(random, { rx: rx * 0.55, ry: ry * 0.5, wobble: 0.22 }),
      fill: darken(colour, 0.3),
      opacity: 0.35,
    }) +
    crumbs(random, {
      rx: rx * 0.88,
      ry: ry * 0.85,
      colours: [darken(colour, 0.35), lighten(colour, 0.3), ...flecks, ...flecks],
      count: Math.round(rx * 0.9),
    });
  return solid(sketch, spot, outline, { colour, height: 9, over: crust });
}

/** A ball, with a coat of seeds if there is one. */
export function ball(
  sketch: Sketch,
  spot: Spot,
  { r, colour, coat }: { r: number; colour: string; coat: readonly string[] },
): string {
  const { random } = sketch;
  const outline = blob(random, { rx: r, wobble: 0.03, points: 12 });
  return solid(sketch, spot, outline, {
    colour,
    height: 13,
    over: crumbs(random, {
      rx: r * 0.93,
      ry: r * 0.93,
      colours: coat,
      count: coat.length === 0 ? 0 : Math.round(r * 1.8),
    }),
  });
}

/** Small irregular bits within an oval, as one path for each colour. */
export function crumbs(
  random: Random,
  {
    rx,
    ry,
    colours,
    count,
    size = 3.4,
  }: { rx: number; ry: number; colours: readonly string[]; count: number; size?: number },
): string {
  const shades = [...new Set(colours)];
  return shades
    .map((colour) => {
      const d = Array.from({ length: Math.round(count / shades.length) }, () => {
        const { x, y } = polar(random.between(0, 360), Math.sqrt(random.next()));
        const { x: dx, y: dy } = polar(random.between(0, 360), size * random.between(0.2, 1.1));
        return `M${Math.round(x * rx)} ${Math.round(y * ry)}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
      }).join("");
      return el("path", {
        d,
        fill: "none",
        stroke: colour,
        "stroke-width": size * random.between(1, 1.5),
        "stroke-linecap": "round",
        opacity: 0.85,
      });
    })
    .join("");
}

/** Grill marks. */
export function charLines(random: Random, width: number, height: number): string {
  const count = Math.max(3, Math.round(width / 46));
  return Array.from({ length: count }, (_, i) => {
    const x = (-0.5 + (i + 0.5) / count) * width;
    const reach = height * 0.42 * Math.sqrt(Math.max(0.1, 1 - ((2 * x) / width) ** 2));
    return el("path", {
      d: `M${x + 10} ${-reach}Q${x + random.between(-4, 4)} 0 ${x - 10} ${reach}`,
      fill: "none",
      stroke: "#25130a",
      "stroke-width": random.between(6, 9),
      "stroke-linecap": "round",
      opacity: 0.62,
    });
  }).join("");
}

export function box(width: number, height: number, corner: number): string {
  const [w, h, c] = [width / 2, height / 2, corner];
  return `M${-w + c} ${-h}H${w - c}Q${w} ${-h} ${w} ${-h + c}V${h - c}Q${w} ${h} ${w - c} ${h}H${-w + c}Q${-w} ${h} ${-w} ${h - c}V${-h + c}Q${-w} ${-h} ${-w + c} ${-h}Z`;
}

/** Keeps the highlight at the top left whichever way a shape is turned. */
function lightFor(turn: number): { cx: number; cy: number; r: number } {
  const { x, y } = polar(-turn + 222, 0.2);
  return { cx: 0.5 + x, cy: 0.5 + y, r: 0.72 };
}
