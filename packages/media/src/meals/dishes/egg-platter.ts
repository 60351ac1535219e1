import { chooseGlaze } from "../vessels/glazes.ts";
import { plate } from "../vessels/round.ts";
import type { Vessel } from "../vessels/vessel.ts";
import { type Order, seat } from "./dish.ts";

export function platter(order: Order, foodColour: string): Vessel {
  return plate(order.sketch, chooseGlaze(order.sketch, foodColour), seat(order), 390, 0.76);
}
