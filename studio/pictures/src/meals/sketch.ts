import type { Random } from "@fernwell/studio-drawing/random";
import { el, group } from "@fernwell/studio-drawing/svg";

/** A picture in progress: its random numbers and its shared definitions. */
export interface Sketch {
  readonly random: Random;
  /** The random numbers of the whole picture, the same in every part of it. */
  readonly root: Random;
  /** Adds a definition if it is new. Returns its id. */
  define(write: (id: string) => string): string;
  defs(): string;
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function createSketch(random: Random): Sketch {
  const definitions = new Map<string, string>();
  return {
    random,
    root: random,
    define(write) {
      const content = write("");
      const id = definitions.get(content) ?? `d${definitions.size}`;
      definitions.set(content, id);
      return id;
    },
    defs: () =>
      el(
        "defs",
        {},
        [...definitions].map(([content, id]) => content.replace('id=""', `id="${id}"`)).join(""),
      ),
  };
}

/** A gradient across a shape, by default from the top left to the bottom right. */
export function slope(
  sketch: Sketch,
  stops: readonly Stop[],
  { from = [0.15, 0.1], to = [0.85, 0.9] } = {},
): string {
  const [x1 = 0, y1 = 0] = from;
  const [x2 = 1, y2 = 1] = to;
  return `url(#${sketch.define((id) => el("linearGradient", { id, x1, y1, x2, y2 }, written(stops)))})`;
}

export function glow(
  sketch: Sketch,
  stops: readonly Stop[],
  { cx = 0.5, cy = 0.5, r = 0.5 }: { cx?: number; cy?: number; r?: number } = {},
): string {
  return `url(#${sketch.define((id) => el("radialGradient", { id, cx, cy, r }, written(stops)))})`;
}

/** Clips its content to a shape. */
export function within(sketch: Sketch, shape: string, ...children: readonly string[]): string {
  const id = sketch.define((name) => el("clipPath", { id: name }, shape));
  return group({ "clip-path": `url(#${id})` }, ...children);
}

/** The soft shadow of a box, as layers of growing size. A blur would cost more than the rest of the picture. */
export function softBox(
  { width, height, corner }: { width: number; height: number; corner: number },
  transform: string,
  { reach = 50, opacity = 0.42 }: { reach?: number; opacity?: number } = {},
): string {
  const layers = 9;
  return group(
    { transform, fill: "#2b1a0c" },
    ...Array.from({ length: layers }, (_, i) => {
      const grown = reach * (i / (layers - 1) - 0.5);
      const [w, h] = [width + grown, height + grown];
      const opacityHere = (opacity * 2 * (layers - i)) / (layers * (layers + 1));
      return el("rect", {
        x: -w / 2,
        y: -h / 2,
        width: w,
        height: h,
        rx: Math.max(2, corner + grown / 2),
        opacity: opacityHere,
      });
    }),
  );
}

/** The soft shadow of a circle or an oval. */
export function softOval(
  sketch: Sketch,
  {
    cx,
    cy,
    rx,
    ry = rx,
    opacity = 0.42,
    softness = 0.2,
  }: { cx: number; cy: number; rx: number; ry?: number; opacity?: number; softness?: number },
): string {
  const fill = glow(sketch, [
    [0, "#2b1a0c", opacity],
    [1 - softness * 1.6, "#2b1a0c", opacity],
    [1 - softness * 0.8, "#2b1a0c", opacity * 0.5],
    [1, "#2b1a0c", 0],
  ]);
  return el("ellipse", { cx, cy, rx: rx * (1 + softness * 0.6), ry: ry * (1 + softness * 0.6), fill });
}

export function tile(
  sketch: Sketch,
  { width, height, turn = 0 }: { width: number; height: number; turn?: number },
  ...children: readonly string[]
): string {
  const id = sketch.define((name) =>
    el(
      "pattern",
      {
        id: name,
        width,
        height,
        patternUnits: "userSpaceOnUse",
        patternTransform: turn === 0 ? null : `rotate(${turn})`,
      },
      ...children,
    ),
  );
  return `url(#${id})`;
}

function written(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      el("stop", { offset, "stop-color": colour, "stop-opacity": opacity === undefined ? null : opacity }),
    )
    .join("");
}
