import { mix } from "@fernwell/studio-drawing/colour";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { liquid } from "../arrange/liquids.ts";
import { disc } from "../arrange/regions.ts";
import { scatter } from "../arrange/strew.ts";
import { pieces } from "../helpings.ts";
import { sauceColour } from "../sauce.ts";
import { type DishContext, isNamed } from "./dish.ts";

/** A small bowl of dip for the finger food. */
export function dipBowlFill(context: DishContext, middle: Point, radius: number): string {
  const { sketch, helpings } = context;
  const colour = isNamed(context, /avocado dip/)
    ? "#a9bd55"
    : isNamed(context, /ginger dip/)
      ? "#4a2614"
      : isNamed(context, /relish|mojo/)
        ? "#dccf7a"
        : mix(sauceColour(helpings), "#c8401c", 0.25);
  const bits = pieces(helpings)
    .filter(({ look, food }) => look.garnish === true || /onion|capsicum|cucumber|tomatoes/.test(food))
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
