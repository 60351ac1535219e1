import { type Point, smoothOpen } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import type { Sketch } from "../sketch.ts";

/** A few wisps over something hot. */
export function steam(sketch: Sketch, { x, y }: Point, height: number, strength = 0.5): string {
  const random = sketch.random.fork("steam");
  const wisps = [-1, 0, 1].map((side) => {
    const tall = height * random.between(0.75, 1.05);
    const points = Array.from({ length: 7 }, (_, k) => ({
      x: x + side * height * 0.22 + Math.sin(k * 1.25 + side * 1.6) * height * 0.085 * (0.5 + k / 7),
      y: y - (tall * k) / 6,
    }));
    const width = height * random.between(0.05, 0.085);
    return [0.3, 0.6, 0.9, 1.25, 1.6]
      .map((share) =>
        el("path", {
          d: smoothOpen(points),
          fill: "none",
          stroke: "#ffffff",
          "stroke-width": width * share,
          "stroke-linecap": "round",
          opacity: strength * 0.27,
        }),
      )
      .join("");
  });
  return wisps.join("");
}
