import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { polar } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch, slope, softOval, within } from "../sketch.ts";
import type { Glaze } from "./glazes.ts";

export interface Mug {
  readonly x: number;
  readonly top: number;
  readonly height: number;
  readonly half: number;
  /** How round the body is, from 0 (a cylinder) to 1 (a tea bowl). */
  readonly belly: number;
  readonly hasHandle: boolean;
}

const squash = 0.4;

/** A mug or cup on its saucer, seen from the side, with the surface of the drink showing. */
export function drawMug(
  sketch: Sketch,
  glaze: Glaze,
  mug: Mug,
  { drink, floating }: { drink: string; floating: string },
): string {
  const { x, top, half } = mug;
  const inner = half * 0.93;
  return (
    saucer(sketch, glaze, mug) +
    (mug.hasHandle ? handle(sketch, glaze, mug) : "") +
    el("path", {
      d: outlineBody(mug),
      fill: slope(
        sketch,
        [
          [0, lighten(glaze.body, 0.35)],
          [0.3, glaze.body],
          [0.7, darken(glaze.body, 0.12)],
          [1, darken(glaze.body, 0.4)],
        ],
        { from: [0, 0.3], to: [1, 0.5] },
      ),
    }) +
    within(sketch, el("path", { d: outlineBody(mug) }), ornament(sketch, glaze, mug)) +
    el("ellipse", { cx: x, cy: top, rx: half, ry: half * squash, fill: lighten(glaze.body, 0.3) }) +
    el("ellipse", {
      cx: x,
      cy: top + 2,
      rx: inner,
      ry: inner * squash,
      fill: slope(sketch, [
        [0, darken(glaze.inside, 0.4)],
        [1, lighten(glaze.inside, 0.2)],
      ]),
    }) +
    within(
      sketch,
      el("ellipse", { cx: x, cy: top + 2, rx: inner, ry: inner * squash }),
      el("ellipse", { cx: x, cy: top + 20, rx: inner * 0.985, ry: inner * squash, fill: drink }) +
        el("ellipse", {
          cx: x,
          cy: top + 20,
          rx: inner * 0.985,
          ry: inner * squash,
          fill: glow(
            sketch,
            [
              [0, lighten(drink, 0.35), 0.8],
              [0.6, drink, 0],
              [1, darken(drink, 0.55), 0.6],
            ],
            { cx: 0.4, cy: 0.45, r: 0.6 },
          ),
        }) +
        floating,
    ) +
    el("path", {
      d: `M${x - half + 6} ${top + 6}A${half} ${half * squash} 0 0 0 ${x - half * 0.1} ${top + half * squash - 2}`,
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 6,
      "stroke-linecap": "round",
      opacity: 0.8,
    })
  );
}

/** Maps a point in the unit circle to the surface of the drink. */
export function onSurface({ x, top, half }: Mug, angle: number, reach: number): { x: number; y: number } {
  const { x: dx, y: dy } = polar(angle, reach * half * 0.85);
  return { x: x + dx, y: top + 22 + dy * squash };
}

function outlineBody({ x, top, height, half, belly }: Mug): string {
  const foot = half * (0.86 - belly * 0.36);
  const y = top + height;
  const bow = half * (1 + 0.02 * belly);
  return `M${x - half} ${top}C${x - bow} ${top + height * (0.5 + belly * 0.2)} ${x - foot - half * 0.1} ${y - height * 0.1} ${x - foot} ${y}A${foot} ${foot * squash * 0.8} 0 0 0 ${x + foot} ${y}C${x + foot + half * 0.1} ${y - height * 0.1} ${x + bow} ${top + height * (0.5 + belly * 0.2)} ${x + half} ${top}Z`;
}

function saucer(sketch: Sketch, glaze: Glaze, { x, top, height, half }: Mug): string {
  const y = top + height + 12;
  const ring = (rx: number, dy: number, fill: string) =>
    el("ellipse", { cx: x, cy: y + dy, rx, ry: rx * squash * 0.82, fill });
  return (
    softOval(sketch, { cx: x + 54, cy: y + 44, rx: half * 1.74, ry: half * 0.64, softness: 0.26 }) +
    ring(half * 1.72, 14, darken(glaze.body, 0.35)) +
    ring(
      half * 1.72,
      4,
      slope(sketch, [
        [0, lighten(glaze.body, 0.4)],
        [0.5, glaze.body],
        [1, darken(glaze.body, 0.2)],
      ]),
    ) +
    el("ellipse", {
      cx: x,
      cy: y + 4,
      rx: half * 1.63,
      ry: half * 1.63 * squash * 0.82,
      fill: "none",
      stroke: glaze.accent,
      "stroke-width": 4,
      opacity: 0.6,
    }) +
    ring(half * 1.1, 6, darken(glaze.body, 0.07)) +
    el("ellipse", { cx: x + 22, cy: y + 8, rx: half * 0.92, ry: half * 0.28, fill: "#20120a", opacity: 0.24 })
  );
}

function handle(sketch: Sketch, { body }: Glaze, { x, top, height, half }: Mug): string {
  const d = `M${x + half * 0.93} ${top + height * 0.2}C${x + half * 1.62} ${top + height * 0.1} ${x + half * 1.6} ${top + height * 0.82} ${x + half * 0.78} ${top + height * 0.76}`;
  const line = (stroke: string, width: number, shift = "") =>
    el("path", {
      d,
      fill: "none",
      stroke,
      "stroke-width": width,
      "stroke-linecap": "round",
      transform: shift,
    });
  return (
    line(darken(body, 0.4), 40) +
    line(
      slope(sketch, [
        [0, lighten(body, 0.3)],
        [1, darken(body, 0.3)],
      ]),
      34,
    ) +
    line(lighten(body, 0.6), 6, "translate(-6 -8)")
  );
}

function ornament(
  sketch: Sketch,
  { accent, body, isSpeckled }: Glaze,
  { x, top, height, half }: Mug,
): string {
  const random = sketch.random.fork("ornament");
  const band = (y: number, width: number, opacity: number) =>
    el("path", {
      d: `M${x - half * 1.1} ${y}A${half * 1.1} ${half * squash} 0 0 0 ${x + half * 1.1} ${y}`,
      fill: "none",
      stroke: accent,
      "stroke-width": width,
      opacity,
    });
  const specks = Array.from({ length: isSpeckled ? 80 : 0 }, () =>
    el("circle", {
      cx: random.between(x - half, x + half),
      cy: random.between(top, top + height),
      r: random.between(1, 2.8),
      fill: accent,
      opacity: random.between(0.3, 0.8),
    }),
  ).join("");
  const motif = Array.from({ length: 9 }, (_, i) => {
    const t = -0.85 + (i * 1.7) / 8;
    const y = top + height * 0.5 + half * squash * Math.sqrt(1 - t * t) * 0.9;
    return group(
      { transform: place({ x: x + t * half, y }) },
      el("ellipse", { rx: 9 * Math.sqrt(1.1 - t * t), ry: 20, fill: accent, opacity: 0.75 }),
    );
  }).join("");
  return (
    specks +
    random.pick([
      "",
      band(top + height * 0.62, 10, 0.7) + band(top + height * 0.72, 4, 0.7),
      motif,
      el("path", {
        d: `M${x - half * 1.2} ${top + height * 0.45}A${half * 1.2} ${half * squash} 0 0 0 ${x + half * 1.2} ${top + height * 0.45}V${top + height * 1.4}H${x - half * 1.2}Z`,
        fill: mix(accent, body, 0.25),
        opacity: 0.8,
      }),
    ])
  );
}
