import { darken } from "@fernwell/studio-drawing/colour";
import { polar, smoothClosed } from "@fernwell/studio-drawing/shapes";
import { el, group, place } from "@fernwell/studio-drawing/svg";
import { disc } from "../arrange/regions.ts";
import { scatter, strew } from "../arrange/strew.ts";
import { isSaladLeaf, oneOf, only, pieces } from "../helpings.ts";
import { solid } from "../items/shaped.ts";
import { chooseGlaze } from "../vessels/glazes.ts";
import { plate } from "../vessels/round.ts";
import { chooseCentre, type DrawDish, fromAbove } from "./dish.ts";

/** Filled avocado halves. */
export const stuffedAvocados: DrawDish = (context) => {
  const { sketch, helpings } = context;
  const middle = chooseCentre(context);
  const vessel = plate(sketch, chooseGlaze(sketch, "#a8b860"), middle, 390, 0.74);
  const bed = only(helpings, isSaladLeaf)
    .map((leaf) => scatter(sketch, disc(middle, vessel.room * 0.85), leaf, { count: 20, size: 110 }))
    .join("");
  const filling = pieces(helpings, isSaladLeaf, oneOf("avocado"));
  const halves = [0, 90, 180, 270].map((angle) => {
    const at = polar(angle + 40, vessel.room * 0.52, middle);
    const outline = smoothClosed(
      Array.from({ length: 14 }, (_, i) => {
        const { x, y } = polar((i * 360) / 14, 1);
        return { x: x * 122 * (x > 0 ? 1.12 : 0.98), y: y * 86 * (x > 0 ? 1 - 0.24 * x : 1) };
      }),
    );
    const flesh =
      el("path", { d: outline, transform: "scale(0.93)", fill: "#c9d46c" }) +
      el("path", { d: outline, transform: "scale(0.8)", fill: "#e6e59a" });
    const { lower, upper } = strew(
      { ...sketch, random: sketch.random.fork(`fill-${angle}`) },
      disc({ x: 0, y: 0 }, 66, 0.85),
      filling,
      { cover: 1.6, scale: 0.7, most: 12 },
    );
    return (
      solid(sketch, { ...at, turn: angle + 40 }, outline, {
        colour: "#3c4a24",
        height: 12,
        over: flesh + el("ellipse", { cx: -8, rx: 66, ry: 54, fill: darken("#c9d46c", 0.3) }),
      }) + group({ transform: place(at) }, lower, upper)
    );
  });
  return fromAbove(vessel, vessel.under + bed + halves.join(""), ["fork"]);
};
