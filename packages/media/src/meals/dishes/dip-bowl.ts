import { mix } from "../../drawing/colour.ts";
import type { Point } from "../../drawing/shapes.ts";
import { liquid } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { scatter } from "../arrange/strew.ts";
import { pieces } from "../helpings.ts";
import { sauceColour } from "../sauce.ts";
import { type Order, says } from "./dish.ts";

/** A little bowl of what the morsels are dipped into. */
export function dipBowlFill(order: Order, middle: Point, radius: number): string {
  const { sketch, helpings } = order;
  const colour = says(order, /avocado dip/)
    ? "#a9bd55"
    : says(order, /ginger dip/)
      ? "#4a2614"
      : says(order, /relish|mojo/)
        ? "#dccf7a"
        : mix(sauceColour(helpings), "#c8401c", 0.25);
  const bits = pieces(helpings)
    .filter(({ look, id }) => look.garnish === true || /onion|capsicum|cucumber|tomatoes/.test(id))
    .slice(0, 3);
  return (
    liquid(sketch, middle, radius, colour) +
    bits
      .map((bit) =>
        scatter(sketch, disc(middle, radius * 0.7), bit, { count: 5, size: Math.min(44, bit.look.size) }),
      )
      .join("")
  );
}
