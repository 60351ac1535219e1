import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el, group } from "@fernwell/studio-drawing/svg";
import type { Sketch } from "../sketch.ts";

/** Planks, slightly rotated. */
export function planks(sketch: Sketch, colour: string): string {
  const { random } = sketch;
  const heights = Array.from({ length: 5 }, () => random.between(190, 270));
  let top = -140;
  const boards = heights.map((height) => {
    const board = plank(sketch, {
      top,
      height,
      colour: mix(colour, random.pick(["#8a6038", "#f2dfc0"]), random.between(0, 0.13)),
    });
    top += height;
    return board;
  });
  return (
    el("rect", { width: 1200, height: 900, fill: colour }) +
    group({ transform: `rotate(${random.pick([-4, 3, -2])} 600 450)` }, ...boards)
  );
}

function plank(
  sketch: Sketch,
  { top, height, colour }: { top: number; height: number; colour: string },
): string {
  return (
    el("rect", { x: -120, y: top, width: 1440, height, fill: colour }) +
    grain(sketch, { x: -120, y: top, width: 1440, height, colour }) +
    el("rect", { x: -120, y: top, width: 1440, height: 3, fill: lighten(colour, 0.5), opacity: 0.5 }) +
    el("rect", {
      x: -120,
      y: top + height - 3,
      width: 1440,
      height: 4,
      fill: darken(colour, 0.6),
      opacity: 0.7,
    })
  );
}

/** Wood grain along a rectangle. */
export function grain(
  sketch: Sketch,
  { x, y, width, height, colour }: { x: number; y: number; width: number; height: number; colour: string },
): string {
  const { random } = sketch;
  const bend = random.between(-0.5, 0.5) * height * 0.4;
  const knot = random.between(0.15, 0.85);
  const lines = Math.max(6, Math.round(height / 15));
  return Array.from({ length: lines }, (_, i) => {
    const at = y + ((i + 0.5) / lines) * height;
    const points = Array.from({ length: 7 }, (_, k) => {
      const along = k / 6;
      const swell = Math.exp(-(((along - knot) / 0.18) ** 2)) * bend * (0.5 - Math.abs(i / lines - 0.5));
      return { x: x + along * width, y: clamp(at + swell + random.between(-3, 3), y + 4, y + height - 4) };
    });
    return el("path", {
      d: smoothOpen(points),
      fill: "none",
      stroke: random.chance(0.75) ? darken(colour, 0.4) : lighten(colour, 0.4),
      "stroke-width": random.between(1, 4),
      opacity: random.between(0.1, 0.3),
    });
  }).join("");
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
