import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el } from "@fernwell/studio-drawing/svg";
import { glow, type Sketch, slope } from "../sketch.ts";
import { decorate, speckles } from "./decoration.ts";
import type { Glaze } from "./glazes.ts";
import { bow, castShadow, type Vessel, wallShade } from "./vessel.ts";

/** A deep bowl with a narrow rim and the food well below it. */
export function bowl(sketch: Sketch, glaze: Glaze, middle: Point, radius: number, depth = 1): Vessel {
  const { x: cx, y: cy } = middle;
  const rim = radius * 0.95;
  const room = radius * (0.9 - 0.06 * depth);
  const disc = (r: number, fill: string) => el("circle", { cx, cy, r, fill });
  return {
    colour: glaze.body,
    middle,
    reach: radius,
    setting: depth < 0.75 ? "in a bowl" : "in a deep bowl",
    room,
    under:
      castShadow(sketch, middle, radius, 1.1) +
      disc(
        radius,
        slope(sketch, [
          [0, lighten(glaze.body, 0.25)],
          [0.5, glaze.body],
          [1, darken(glaze.body, 0.28)],
        ]),
      ) +
      decorate(sketch, glaze, { middle, inner: rim - radius * 0.1, outer: radius - 1 }) +
      disc(
        rim,
        slope(sketch, [
          [0, darken(glaze.inside, 0.4)],
          [0.45, darken(glaze.inside, 0.1)],
          [1, lighten(glaze.inside, 0.3)],
        ]),
      ) +
      (glaze.isSpeckled ? speckles(sketch, glaze, { middle, inner: room, outer: rim }) : ""),
    over:
      wallShade(sketch, middle, room, depth) +
      bow(middle, radius * 0.975, { from: 190, to: 262, width: radius * 0.016, opacity: 0.85 }) +
      bow(middle, radius * 0.975, { from: 268, to: 276, width: radius * 0.014, opacity: 0.6 }) +
      bow(middle, rim - 4, { from: 15, to: 78, width: radius * 0.012, opacity: 0.45 }) +
      bow(middle, radius - 1, {
        from: 10,
        to: 100,
        width: 2.5,
        colour: darken(glaze.body, 0.5),
        opacity: 0.4,
      }),
  };
}

/** A dinner plate with a broad rim around a shallow well. */
export function plate(sketch: Sketch, glaze: Glaze, middle: Point, radius: number, wellShare = 0.7): Vessel {
  const { x: cx, y: cy } = middle;
  const well = radius * wellShare;
  const disc = (r: number, fill: string) => el("circle", { cx, cy, r, fill });
  const rimFill = glow(sketch, [
    [0, glaze.body],
    [wellShare, mix(glaze.body, darken(glaze.body, 0.12), 0.7)],
    [wellShare + 0.06, lighten(glaze.body, 0.1)],
    [0.96, glaze.body],
    [1, darken(glaze.body, 0.14)],
  ]);
  return {
    colour: glaze.body,
    middle,
    reach: radius,
    setting: "on a plate",
    room: well * 1.06,
    under:
      castShadow(sketch, middle, radius, 0.8) +
      disc(radius, rimFill) +
      disc(
        radius,
        slope(sketch, [
          [0, "#ffffff", 0.4],
          [0.5, "#ffffff", 0],
          [1, "#1c120a", 0.18],
        ]),
      ) +
      decorate(sketch, glaze, { middle, inner: well, outer: radius - 5 }) +
      disc(
        well * 1.01,
        slope(sketch, [
          [0, darken(glaze.inside, 0.22)],
          [0.5, darken(glaze.inside, 0.06)],
          [1, lighten(glaze.inside, 0.4)],
        ]),
      ) +
      disc(
        well * 0.96,
        slope(sketch, [
          [0, darken(glaze.inside, 0.07)],
          [0.6, glaze.inside],
          [1, lighten(glaze.inside, 0.15)],
        ]),
      ) +
      (glaze.isSpeckled ? speckles(sketch, glaze, { middle, inner: 0, outer: well * 0.94 }) : "") +
      bow(middle, radius - 4, { from: 188, to: 268, width: 5, opacity: 0.8 }) +
      bow(middle, radius - 2, { from: 5, to: 95, width: 3, colour: darken(glaze.body, 0.45), opacity: 0.35 }),
    over: "",
  };
}
