import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { el, group } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch, slope } from "../sketch.ts";
import { contrast } from "../tone.ts";
import { linen } from "./linen.ts";
import { planks } from "./wood.ts";

const walls = ["#b7cbb3", "#e2bfa4", "#a9c8cc", "#c5bdda", "#ecd49a", "#e9dcc6", "#8fb09a", "#dca98a"];
const tables = [
  { weave: linen, colour: "#e6d8c0" },
  { weave: planks, colour: "#c79a68" },
  { weave: linen, colour: "#d9cbb6" },
  { weave: planks, colour: "#a87a50" },
  { weave: linen, colour: "#efe6d6" },
];

/** A table in front of a wall, with light from a window. */
export function drawTabletop(sketch: Sketch, drinkColour: string): string {
  const random = sketch.random.fork("tabletop");
  const inner = { ...sketch, random };
  const [wall = "#e9dcc6"] = random
    .shuffle(walls)
    .sort((a, b) => Number(contrast(b, drinkColour) > 0.28) - Number(contrast(a, drinkColour) > 0.28));
  const { weave, colour } = random.pick(tables);
  const horizon = 560;
  const pane = (x: number, width: number) =>
    el("path", {
      d: `M${x} -20H${x + width}L${x + width + 150} ${horizon}H${x + 150}Z`,
      fill: "#fffaf0",
      opacity: 0.14,
    });
  const panes = (x: number) => [0, 7, 14, 21].map((inset) => pane(x + inset, 150 - inset * 2)).join("");
  const left = random.between(60, 620);
  return (
    el("rect", {
      width: 1200,
      height: 900,
      fill: slope(inner, [
        [0, lighten(wall, 0.35)],
        [1, darken(wall, 0.14)],
      ]),
    }) +
    panes(left) +
    panes(left + 185) +
    group(
      { transform: `translate(0 ${horizon})` },
      el("g", { "clip-path": `url(#${clip(inner)})` }, weave(inner, colour)),
    ) +
    el("rect", {
      y: horizon,
      width: 1200,
      height: 340,
      fill: slope(
        inner,
        [
          [0, "#fff8ea", 0.34],
          [0.5, "#fff8ea", 0],
          [1, "#2b1a0c", 0.26],
        ],
        { from: [0, 0], to: [1, 1] },
      ),
    }) +
    el("rect", { y: horizon - 3, width: 1200, height: 5, fill: lighten(colour, 0.5), opacity: 0.7 }) +
    el("rect", {
      width: 1200,
      height: 900,
      fill: glow(
        inner,
        [
          [0.6, "#3b2412", 0],
          [1, "#3b2412", 0.16],
        ],
        { cx: 0.42, cy: 0.42, r: 0.8 },
      ),
    })
  );
}

function clip(sketch: Sketch): string {
  return sketch.define((id) => el("clipPath", { id }, el("rect", { width: 1200, height: 340 })));
}
