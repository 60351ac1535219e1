import type { Point } from "@fernwell/studio-drawing/shapes";
import type { Tool } from "../accents/cutlery.ts";
import type { DrawnMeal } from "../drawn-meal.ts";
import type { Helping } from "../helpings.ts";
import type { Sketch } from "../sketch.ts";
import type { PlacedVessel } from "../vessels/vessel.ts";

/** A meal to be drawn. */
export interface DishContext {
  readonly sketch: Sketch;
  readonly meal: DrawnMeal;
  readonly helpings: readonly Helping[];
}

/** A drawn meal. Seen from above, it still needs a table under it. */
export interface DrawnDish extends Omit<PlacedVessel, "colour"> {
  readonly picture: string;
  readonly view: "above" | "side";
  readonly vesselColour: string;
  readonly tools: readonly Tool[];
}

export type DrawDish = (context: DishContext) => DrawnDish;

export function fromAbove(vessel: PlacedVessel, picture: string, tools: readonly Tool[]): DrawnDish {
  const { colour, middle, reach, setting } = vessel;
  return { picture, view: "above", vesselColour: colour, middle, reach, setting, tools };
}

/** A drink seen from the side. */
export function fromSide(setting: string, vesselColour: string, picture: string): DrawnDish {
  return { picture, view: "side", vesselColour, middle: { x: 600, y: 450 }, reach: 300, setting, tools: [] };
}

/** Near the centre of the picture, slightly off. */
export function chooseCentre({ sketch }: DishContext): Point {
  const random = sketch.random.fork("seat");
  return { x: 600 + random.near(0, 56), y: 446 + random.near(0, 12) };
}

/** Whether the meal's name, as words in lower case, matches. */
export function isNamed({ meal }: DishContext, expression: RegExp): boolean {
  return expression.test(meal.id.replaceAll("-", " "));
}

/** Whether the recipe blends its ingredients smooth. */
export function isSmooth({ meal }: DishContext): boolean {
  return meal.steps.some(
    ({ text }) =>
      /\b(?:blend|whizz|purée|puree)\b/i.test(text) &&
      !/half|some of|third|spice paste|to a paste/i.test(text),
  );
}
