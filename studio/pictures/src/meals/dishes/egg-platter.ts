import { chooseGlaze } from "../vessels/glazes.ts";
import { plate } from "../vessels/round.ts";
import type { Vessel } from "../vessels/vessel.ts";
import { chooseCentre, type DishContext } from "./dish.ts";

export function platter(context: DishContext, foodColour: string): Vessel {
  return plate(context.sketch, chooseGlaze(context.sketch, foodColour), chooseCentre(context), 390, 0.76);
}
