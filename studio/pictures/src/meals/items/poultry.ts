import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch } from "../sketch.ts";
import { bar } from "./rolled.ts";
import { crumbs, type Spot, solid } from "./shaped.ts";

/** A drumstick or thigh with its bone. */
export function drumstick(sketch: Sketch, spot: Spot, size: number, crust: string): string {
  const { random } = sketch;
  const s = size / 100;
  const meat = smoothClosed(
    [
      [-46, 2],
      [-38, -24],
      [-12, -32],
      [16, -22],
      [40, -8],
      [44, 6],
      [26, 16],
      [0, 27],
      [-28, 26],
    ].map(([x = 0, y = 0]) => ({ x: x * s + random.between(-2, 2), y: y * s + random.between(-2, 2) })),
  );
  const bone = el("path", {
    d: `M${36 * s} ${-5 * s}L${60 * s} ${-6 * s}Q${70 * s} ${-12 * s} ${71 * s} ${-3 * s}Q${77 * s} ${5 * s} ${66 * s} ${7 * s}L${36 * s} ${8 * s}Z`,
    fill: "#f1e4cc",
    stroke: "#b79b74",
    "stroke-width": 2,
  });
  const skin = crumbs(random, {
    rx: 32 * s,
    ry: 19 * s,
    colours: [darken(crust, 0.4), lighten(crust, 0.3), "#7a3a16"],
    count: 34,
    size: 3 * s,
  });
  return (
    group({ transform: place(spot) }, bone) +
    solid(sketch, spot, meat, {
      colour: crust,
      height: 11,
      over:
        group({ transform: `translate(${-8 * s} 0)` }, skin) +
        el("path", {
          d: `M${-34 * s} ${-14 * s}Q${-14 * s} ${-26 * s} ${12 * s} ${-15 * s}`,
          fill: "none",
          stroke: "#fff0d0",
          "stroke-width": 5 * s,
          "stroke-linecap": "round",
          opacity: 0.5,
        }),
    })
  );
}

/** A whole roast chicken, breast up, legs towards the viewer. */
export function wholeChicken(sketch: Sketch, spot: Spot, size: number, crust: string): string {
  const { x, y } = spot;
  const s = size / 100;
  const breast = smoothClosed(
    [
      [0, -46],
      [26, -40],
      [40, -14],
      [37, 16],
      [20, 34],
      [0, 38],
      [-20, 34],
      [-37, 16],
      [-40, -14],
      [-26, -40],
    ].map(([px = 0, py = 0]) => ({ x: px * s, y: py * s })),
  );
  const wing = (side: number) =>
    solid(sketch, { x: x + side * 40 * s, y: y - 14 * s, turn: side * 62 }, bar(46 * s, 18 * s), {
      colour: darken(crust, 0.08),
      height: 8,
    });
  const leg = (side: number) =>
    drumstick(sketch, { x: x + side * 25 * s, y: y + 30 * s, turn: side > 0 ? 112 : 68 }, size * 0.62, crust);
  const ridge = el("path", {
    d: `M0 ${-40 * s}Q${3 * s} 0 0 ${30 * s}`,
    fill: "none",
    stroke: darken(crust, 0.4),
    "stroke-width": 4,
    opacity: 0.5,
  });
  const tan = el("path", {
    d: breast,
    fill: glow(
      sketch,
      [
        [0, "#f3c27a", 0.6],
        [0.5, crust, 0.1],
        [1, "#6e3413", 0.6],
      ],
      { cx: 0.4, cy: 0.35, r: 0.65 },
    ),
  });
  return (
    wing(-1) +
    wing(1) +
    solid(sketch, spot, breast, {
      colour: crust,
      height: 18,
      over:
        tan +
        ridge +
        crumbs(sketch.random, {
          rx: 30 * s,
          ry: 30 * s,
          colours: [darken(crust, 0.35), "#8a451a"],
          count: 50,
          size: 3,
        }),
    }) +
    leg(-1) +
    leg(1)
  );
}
