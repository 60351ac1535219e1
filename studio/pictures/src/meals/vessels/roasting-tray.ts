import { darken, lighten } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { box } from "../items/shaped.ts";
import { type Sketch, slope, softBox } from "../sketch.ts";
import type { Tray } from "./tray.ts";

/** A dark roasting tray lined with baking paper. */
export function roastingTray(sketch: Sketch, middle: Point, width: number, height: number): Tray {
  const at = `translate(${middle.x} ${middle.y})`;
  const shape = (w: number, h: number, corner: number, fill: string) =>
    el("path", { d: box(w, h, corner), transform: at, fill });
  const metal = sketch.random.fork("tray").pick(["#4a4d4b", "#5b5148", "#3c4744"]);
  return {
    colour: metal,
    middle,
    width,
    height,
    corner: 40,
    reach: 490,
    setting: "on a roasting tray",
    under:
      softBox(
        { width: width + 56, height: height + 56, corner: 60 },
        `translate(${middle.x + 26} ${middle.y + 36})`,
        {
          reach: 60,
        },
      ) +
      shape(
        width + 66,
        height + 66,
        60,
        slope(sketch, [
          [0, lighten(metal, 0.5)],
          [0.5, lighten(metal, 0.1)],
          [1, darken(metal, 0.3)],
        ]),
      ) +
      shape(
        width + 44,
        height + 44,
        50,
        slope(sketch, [
          [0, darken(metal, 0.5)],
          [1, lighten(metal, 0.2)],
        ]),
      ) +
      shape(width + 14, height + 14, 40, metal) +
      shape(
        width - 26,
        height - 26,
        10,
        slope(sketch, [
          [0, "#efe0c2"],
          [1, "#d9c39a"],
        ]),
      ) +
      el("path", {
        d: `M${-width / 2 + 40} ${-height / 2 + 60}L${width / 2 - 60} ${-height / 2 + 44}M${-width / 2 + 60} ${height / 2 - 80}L${width / 2 - 40} ${height / 2 - 50}`,
        transform: at,
        stroke: "#b89a68",
        "stroke-width": 3,
        opacity: 0.4,
      }),
    over: "",
  };
}
