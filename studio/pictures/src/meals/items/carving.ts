import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { blob, polar } from "@fernwell/studio-drawing/shapes";
import { el, place } from "@fernwell/studio-drawing/svg";
import type { Sketch } from "../sketch.ts";
import { type Spot, solid } from "./shaped.ts";

/** A row of carved slices. */
export function carved(
  sketch: Sketch,
  spot: Spot,
  {
    length,
    width,
    crust,
    inside,
    slices = 7,
  }: { length: number; width: number; crust: string; inside: string; slices?: number },
): string {
  const { random } = sketch;
  const { x, y, turn = 0 } = spot;
  const step = length / slices;
  return Array.from({ length: slices }, (_, i) => {
    const at = polar(turn, -length / 2 + step * (i + 0.5), { x, y });
    const swell = 0.8 + 0.2 * Math.sin((Math.PI * (i + 0.5)) / slices);
    const outline = blob(random, { rx: step * 0.72, ry: (width / 2) * swell, wobble: 0.05, points: 11 });
    const face =
      el("path", { d: outline, transform: "scale(0.78 0.88)", fill: mix(inside, crust, 0.4) }) +
      el("path", { d: outline, transform: "scale(0.58 0.74)", fill: inside }) +
      Array.from({ length: 4 }, () =>
        el("path", {
          d: `M${random.between(-0.3, 0) * step} ${random.between(-0.3, 0.2) * width}q${step * 0.2} ${width * 0.1} ${step * 0.1} ${width * 0.2}`,
          fill: "none",
          stroke: lighten(inside, 0.4),
          "stroke-width": 2,
          opacity: 0.5,
        }),
      ).join("");
    return solid(sketch, { ...at, turn: turn + random.near(14, 5) }, outline, {
      colour: crust,
      height: 8,
      over: face,
    });
  }).join("");
}

/** A whole browned joint, tied or not, with a few herb leaves. */
export function joint(
  sketch: Sketch,
  spot: Spot,
  {
    length,
    width,
    crust,
    isTied = false,
  }: { length: number; width: number; crust: string; isTied?: boolean },
): string {
  const { random } = sketch;
  const outline = blob(random, { rx: length / 2, ry: width / 2, wobble: 0.06, points: 12 });
  const fibres = Array.from({ length: 16 }, () => {
    const [fx, fy] = [random.between(-0.4, 0.3) * length, random.between(-0.36, 0.36) * width];
    return el("path", {
      d: `M${fx} ${fy}q${length * 0.07} ${random.between(-9, 9)} ${length * 0.13} ${random.between(-6, 6)}`,
      fill: "none",
      stroke: random.chance(0.6) ? darken(crust, 0.4) : lighten(crust, 0.35),
      "stroke-width": random.between(3, 7),
      "stroke-linecap": "round",
      opacity: 0.45,
    });
  }).join("");
  const patches = Array.from({ length: 7 }, () =>
    el("path", {
      d: blob(random, { rx: random.between(24, 60), ry: random.between(16, 36), wobble: 0.25 }),
      transform: place({ x: random.between(-0.36, 0.36) * length, y: random.between(-0.3, 0.3) * width }),
      fill: random.pick([darken(crust, 0.45), lighten(crust, 0.22), "#c77a35"]),
      opacity: 0.4,
    }),
  ).join("");
  const strings = isTied
    ? Array.from({ length: 5 }, (_, i) => {
        const at = (-0.34 + i * 0.17) * length;
        const h = (width / 2) * Math.sqrt(1 - ((2 * at) / length) ** 2) * 1.02;
        return el("path", {
          d: `M${at} ${-h}Q${at + 14} 0 ${at} ${h}`,
          fill: "none",
          stroke: "#efe2c4",
          "stroke-width": 5,
        });
      }).join("")
    : "";
  const gloss = el("path", {
    d: `M${-length * 0.3} ${-width * 0.24}Q${-length * 0.05} ${-width * 0.4} ${length * 0.2} ${-width * 0.28}`,
    fill: "none",
    stroke: "#ffe9c4",
    "stroke-width": 12,
    "stroke-linecap": "round",
    opacity: 0.4,
  });
  return solid(sketch, spot, outline, {
    colour: crust,
    height: 20,
    over: patches + fibres + strings + gloss,
  });
}
