import type { Meal } from "@fernwell/domain/food/meal";
import type { Point } from "../../drawing/shapes.ts";
import type { Tool } from "../accents/cutlery.ts";
import type { Helping } from "../helpings.ts";
import type { Sketch } from "../sketch.ts";
import type { Standing } from "../vessels/vessel.ts";

/** What the kitchen is asked for. */
export interface Order {
  readonly sketch: Sketch;
  readonly meal: Meal;
  readonly helpings: readonly Helping[];
}

/** What leaves the kitchen: seen from above, it still needs a table under it. */
export interface Served extends Omit<Standing, "colour"> {
  readonly picture: string;
  readonly view: "above" | "side";
  readonly vesselColour: string;
  readonly tools: readonly Tool[];
}

export type Cook = (order: Order) => Served;

export function fromAbove(vessel: Standing, picture: string, tools: readonly Tool[]): Served {
  const { colour, middle, reach, setting } = vessel;
  return { picture, view: "above", vesselColour: colour, middle, reach, setting, tools };
}

/** A drink on the table, as it looks from a chair. */
export function fromSide(setting: string, vesselColour: string, picture: string): Served {
  return { picture, view: "side", vesselColour, middle: { x: 600, y: 450 }, reach: 300, setting, tools: [] };
}

/** Near the middle of the picture, never quite. */
export function seat({ sketch }: Order): Point {
  const random = sketch.random.fork("seat");
  return { x: 600 + random.near(0, 56), y: 446 + random.near(0, 12) };
}

/** Whether the meal's name, in plain small letters, says so. */
export function says({ meal }: Order, expression: RegExp): boolean {
  return expression.test(meal.id.replaceAll("-", " "));
}

/** Whether the recipe blends or mashes what it cooks into something smooth. */
export function isSmooth({ meal }: Order): boolean {
  return meal.steps.some(
    ({ text }) =>
      /\b(?:blend|whizz|purée|puree)\b/i.test(text) &&
      !/half|some of|third|spice paste|to a paste/i.test(text),
  );
}
