import { darken } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { box } from "../items/shaped.ts";
import { type Sketch, slope, softBox, within } from "../sketch.ts";
import { grain } from "../surfaces/wood.ts";
import { contrast } from "../tone.ts";
import type { Tray } from "./tray.ts";

/** A wooden board with a hole. */
export function board(
  sketch: Sketch,
  middle: Point,
  { width, height, food }: { width: number; height: number; food: string },
): Tray {
  const random = sketch.random.fork("board");
  const [colour = "#c99a62"] = random
    .shuffle(["#c99a62", "#b07f4c", "#e3c497", "#7d5436"])
    .sort((a, b) => Number(contrast(b, food) > 0.16) - Number(contrast(a, food) > 0.16));
  const at = `translate(${middle.x} ${middle.y})`;
  const d = box(width, height, 46);
  const hole = { x: middle.x + width / 2 - 52, y: middle.y };
  return {
    colour,
    middle,
    width: width - 130,
    height: height - 50,
    corner: 46,
    reach: 500,
    setting: "on a wooden board",
    under:
      softBox({ width, height, corner: 46 }, `translate(${middle.x + 20} ${middle.y + 30})`, { reach: 54 }) +
      el("path", { d, transform: `translate(${middle.x + 3} ${middle.y + 9})`, fill: darken(colour, 0.45) }) +
      el("path", { d, transform: at, fill: colour }) +
      within(
        sketch,
        el("path", { d, transform: at }),
        grain(
          { ...sketch, random },
          { x: middle.x - width / 2, y: middle.y - height / 2, width, height, colour },
        ),
      ) +
      el("path", {
        d,
        transform: at,
        fill: slope(sketch, [
          [0, "#ffffff", 0.28],
          [0.5, "#ffffff", 0],
          [1, "#20120a", 0.18],
        ]),
      }) +
      el("circle", { cx: hole.x, cy: hole.y, r: 21, fill: darken(colour, 0.6) }) +
      el("circle", { cx: hole.x + 3, cy: hole.y + 4, r: 17, fill: "#d9cbb4" }),
    over: "",
  };
}
