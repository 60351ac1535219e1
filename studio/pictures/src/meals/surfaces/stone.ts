import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { blob } from "@fernwell/studio-drawing/shapes";
import { el, place } from "@fernwell/studio-drawing/svg";
import type { Sketch } from "../sketch.ts";

/** Slate or pale stone, mottled and speckled. */
export function stone(sketch: Sketch, colour: string): string {
  const { random } = sketch;
  const clouds = Array.from({ length: 26 }, () =>
    el("path", {
      d: blob(random, { rx: random.between(120, 340), ry: random.between(30, 110), wobble: 0.3 }),
      transform: place({
        x: random.between(-50, 1250),
        y: random.between(-50, 950),
        turn: -18 + random.near(0, 10),
      }),
      fill: random.chance(0.5) ? lighten(colour, 0.5) : darken(colour, 0.5),
      opacity: random.between(0.03, 0.08),
    }),
  );
  const specks = Array.from({ length: 150 }, () =>
    el("circle", {
      cx: random.between(0, 1200),
      cy: random.between(0, 900),
      r: random.between(0.8, 2.6),
      fill: random.chance(0.6) ? lighten(colour, 0.6) : darken(colour, 0.5),
      opacity: random.between(0.15, 0.5),
    }),
  );
  return el("rect", { width: 1200, height: 900, fill: colour }) + clouds.join("") + specks.join("");
}
