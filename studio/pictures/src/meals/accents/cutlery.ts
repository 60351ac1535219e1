import { darken, lighten } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { type Sketch, slope } from "../sketch.ts";

export type Tool = "spoon" | "fork" | "chopsticks" | "wooden-spoon";

const brass = "#cfa65c";
const steel = "#c9cbc6";
const wood = "#b98350";

const outlines = {
  spoon:
    "M0 -250C38 -250 56 -212 56 -172C56 -126 34 -98 15 -84L10 -60L15 210Q15 236 0 236Q-15 236 -15 210L-10 -60L-15 -84C-34 -98 -56 -126 -56 -172C-56 -212 -38 -250 0 -250Z",
  fork: "M-42 -250Q-36 -256 -30 -250L-28 -150L-16 -150L-16 -250Q-11 -256 -5 -250L-5 -150L6 -150L6 -250Q12 -256 17 -250L17 -150L29 -150L30 -250Q37 -256 42 -250L44 -142C44 -102 26 -92 15 -84L10 -60L15 210Q15 236 0 236Q-15 236 -15 210L-10 -60L-15 -84C-26 -92 -46 -102 -45 -142Z",
  "wooden-spoon":
    "M0 -270C52 -270 70 -222 66 -172C62 -130 34 -104 18 -88L15 240Q0 262 -15 240L-18 -88C-34 -104 -62 -130 -66 -172C-70 -222 -52 -270 0 -270Z",
};

/** A piece of cutlery at a point. */
export function cutlery(sketch: Sketch, tool: Tool, { x, y }: Point, turn: number): string {
  if (tool === "chopsticks") return chopsticks(sketch, { x, y }, turn);
  const colour = tool === "wooden-spoon" ? wood : sketch.random.fork("metal").pick([brass, steel]);
  const d = outlines[tool];
  const fill = slope(
    sketch,
    [
      [0, lighten(colour, 0.6)],
      [0.5, colour],
      [1, darken(colour, 0.4)],
    ],
    { from: [0, 0], to: [1, 0.2] },
  );
  const bowl =
    tool === "fork"
      ? ""
      : el("ellipse", {
          cx: 2,
          cy: -172,
          rx: tool === "spoon" ? 38 : 46,
          ry: tool === "spoon" ? 60 : 72,
          fill: slope(sketch, [
            [0, darken(colour, 0.4)],
            [1, lighten(colour, 0.5)],
          ]),
          opacity: 0.8,
        });
  return (
    el("path", { d, transform: place({ x: x + 9, y: y + 14, turn }), fill: "#2b1a0c", opacity: 0.28 }) +
    group(
      { transform: place({ x, y, turn }) },
      el("path", { d, fill, stroke: darken(colour, 0.45), "stroke-width": 1.5 }),
      bowl,
      el("path", {
        d: "M-5 -40L-8 200",
        stroke: "#ffffff",
        "stroke-width": 4,
        "stroke-linecap": "round",
        opacity: 0.5,
      }),
    )
  );
}

function chopsticks(sketch: Sketch, { x, y }: Point, turn: number): string {
  const colour = sketch.random.fork("sticks").pick(["#7a4526", "#2f2a27", "#b98350"]);
  const stick = (shift: number, angle: number) => {
    const d = "M-4 -330L4 -330L10 330L-10 330Z";
    return (
      el("path", {
        d,
        transform: place({ x: x + shift + 9, y: y + 14, turn: turn + angle }),
        fill: "#2b1a0c",
        opacity: 0.28,
      }) +
      group(
        { transform: place({ x: x + shift, y, turn: turn + angle }) },
        el("path", {
          d,
          fill: slope(
            sketch,
            [
              [0, lighten(colour, 0.35)],
              [1, darken(colour, 0.3)],
            ],
            { from: [0, 0], to: [1, 0] },
          ),
        }),
        el("path", { d: "M-9 200L9 200L9.500 214L-9.500 214ZM-9 226L9 226L9 232L-9 232Z", fill: "#d8b36a" }),
      )
    );
  };
  return stick(0, 0) + stick(34, 2.5);
}
