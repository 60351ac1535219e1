import { darken, lighten, saturate } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { curved, dots, fill, grown, line, moved, type Spot, soft, straight, turned } from "./paths.ts";

export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
}

/** The input of a drawing routine. Routines rotate their shapes by `turn`, but not the light. */
export interface Pen {
  readonly random: Random;
  readonly turn: number;
  readonly main: Tones;
  readonly second: Tones;
  readonly cooked: boolean;
}

export type Draw = (pen: Pen) => string;

export function createTones(colour: string): Tones {
  return {
    light: saturate(lighten(colour, 0.32), 1.15),
    base: colour,
    shade: saturate(darken(colour, 0.2), 1.12),
    deep: saturate(darken(colour, 0.42), 1.1),
  };
}

/** A shape with its shaded rim at the bottom right. */
export function body(points: readonly Spot[], { base, shade }: Tones, rim = 6): string {
  return fill(soft(points), shade) + fill(soft(towardsLight(points, rim)), base);
}

/** Like `body`, with straight sides and sharp corners. */
export function block(points: readonly Spot[], { base, shade, deep }: Tones, height = 7): string {
  const top = moved(points, -height / 2, -height / 2);
  return (
    line(straight(moved(points, height / 2, height / 2)), deep, 5, 0.55) +
    fill(straight(moved(points, height / 2 - 1, height / 2 - 1)), shade) +
    `<path d="${straight(top)}" fill="${base}" stroke="${base}" stroke-width="6"/>`
  );
}

/** The highlight at the top left of something round. */
export function gloss(radius: number, opacity = 0.5, width = 5): string {
  const arc = grown(
    [
      [-0.72, -0.2],
      [-0.62, -0.62],
      [-0.2, -0.72],
    ],
    radius,
  );
  return line(curved(arc), "#fff", width, opacity);
}

/** A round-ended bar along a line, shaded on its lower side. */
export function bar(points: readonly Spot[], { base, shade, light }: Tones, width: number): string {
  const shift = width * 0.1;
  return (
    line(curved(points), shade, width) +
    line(curved(moved(points, -shift, -shift)), base, width * 0.76) +
    line(curved(moved(points, -shift * 2.4, -shift * 2.4)), light, width * 0.16, 0.7)
  );
}

/** Marks from a hot pan. Raw pieces have none. */
export function seared({ cooked, random, turn }: Pen, reach = 30): string {
  if (!cooked) return "";
  const marks: Spot[] = turned(
    [
      [-reach, random.between(-6, 10)],
      [reach * 0.5, random.between(-reach, 0)],
      [reach * 0.2, reach],
    ],
    turn,
  );
  return dots(marks, "#8a4a14", reach * 0.55, 0.2);
}

function towardsLight(points: readonly Spot[], rim: number): Spot[] {
  return moved(grown(points, 1 - rim / 50), -rim / 3, -rim / 3);
}
