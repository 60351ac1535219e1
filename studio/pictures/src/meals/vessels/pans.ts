import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { type Point, polar } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { type Sketch, slope } from "../sketch.ts";
import { bow, castShadow, type Vessel, wallShade } from "./vessel.ts";

export interface Metal {
  readonly outside: string;
  readonly inside: string;
}

const castIron: Metal = { outside: "#2c2f2e", inside: "#3a3d3b" };
const enamels: readonly Metal[] = [
  { outside: "#2f6b50", inside: "#efe7d6" },
  { outside: "#2a6b7a", inside: "#f1ead9" },
  { outside: "#b4552f", inside: "#f0e6d4" },
  { outside: "#c9962f", inside: "#f3ead8" },
  { outside: "#574a7d", inside: "#efe8da" },
  { outside: "#26332d", inside: "#e9e2d2" },
];

/** A frying pan, its handle pointing out of the picture at the lower right or left. */
export function skillet(sketch: Sketch, middle: Point, radius: number): Vessel {
  const random = sketch.random.fork("skillet");
  const angle = random.pick([38, 48, 138, 146]);
  const handle = longHandle(sketch, middle, radius, angle, castIron.outside);
  return { ...pot(sketch, middle, radius, castIron, handle), setting: "in a frying pan" };
}

/** A casserole with two handles. Its lid lies beside it where there is room. */
export function casserole(sketch: Sketch, middle: Point, radius: number): Vessel {
  const random = sketch.random.fork("casserole");
  const enamel = random.pick(enamels);
  const turn = random.pick([-24, -12, 14, 28, 90, 80]);
  const grips = ears(sketch, middle, radius, turn, enamel.outside);
  return { ...pot(sketch, middle, radius, enamel, grips), setting: "in a casserole" };
}

function pot(
  sketch: Sketch,
  middle: Point,
  radius: number,
  { outside, inside }: Metal,
  handles: string,
): Omit<Vessel, "setting"> {
  const { x: cx, y: cy } = middle;
  const rim = radius * 0.955;
  const room = radius * 0.87;
  const disc = (r: number, fill: string) => el("circle", { cx, cy, r, fill });
  return {
    colour: outside,
    middle,
    reach: radius,
    room,
    under:
      castShadow(sketch, middle, radius, 1.15) +
      handles +
      disc(
        radius,
        slope(sketch, [
          [0, lighten(outside, 0.35)],
          [0.45, outside],
          [1, darken(outside, 0.5)],
        ]),
      ) +
      disc(
        rim,
        slope(sketch, [
          [0, darken(inside, 0.5)],
          [0.5, darken(inside, 0.18)],
          [1, lighten(inside, 0.2)],
        ]),
      ),
    over:
      wallShade(sketch, middle, room, 1.1) +
      bow(middle, radius * 0.98, { from: 186, to: 262, width: radius * 0.017, opacity: 0.6 }) +
      bow(middle, rim - 3, { from: 18, to: 80, width: radius * 0.012, opacity: 0.4 }),
  };
}

function longHandle(sketch: Sketch, middle: Point, radius: number, angle: number, colour: string): string {
  const start = polar(angle, radius * 0.96, middle);
  const length = 420;
  const shape = `M-10 -46C60 -40 90 -27 130 -26L${length} -31Q${length + 40} -31 ${length + 40} 0Q${length + 40} 31 ${length} 31L130 26C90 27 60 40 -10 46Z`;
  const turned = (dx: number, dy: number) => place({ x: start.x + dx, y: start.y + dy, turn: angle });
  const fillColour = slope(
    sketch,
    [
      [0, lighten(colour, 0.3)],
      [0.4, colour],
      [1, darken(colour, 0.5)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  return (
    el("path", { d: shape, transform: turned(16, 24), fill: "#2b1a0c", opacity: 0.26 }) +
    group(
      { transform: turned(0, 0) },
      el("path", { d: shape, fill: fillColour }),
      el("path", {
        d: `M40 -22C90 -18 120 -16 160 -16L${length - 20} -20`,
        fill: "none",
        stroke: "#ffffff",
        "stroke-width": 4,
        "stroke-linecap": "round",
        opacity: 0.25,
      }),
    )
  );
}

function ears(sketch: Sketch, middle: Point, radius: number, turn: number, colour: string): string {
  const shape =
    "M-30 -95C40 -95 74 -62 74 0C74 62 40 95 -30 95L-30 58C14 58 32 38 32 0C32 -38 14 -58 -30 -58Z";
  return [turn, turn + 180]
    .map((angle) => {
      const { x, y } = polar(angle, radius * 0.97, middle);
      return (
        el("path", {
          d: shape,
          transform: place({ x: x + 12, y: y + 18, turn: angle }),
          fill: "#2b1a0c",
          opacity: 0.28,
        }) +
        el("path", {
          d: shape,
          transform: place({ x, y, turn: angle }),
          fill: slope(sketch, [
            [0, lighten(colour, 0.28)],
            [1, darken(colour, 0.35)],
          ]),
          stroke: darken(colour, 0.4),
          "stroke-width": 2,
        })
      );
    })
    .join("");
}
