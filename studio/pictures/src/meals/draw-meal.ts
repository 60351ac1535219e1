import { svg } from "@fernwell/studio-drawing/svg";
import { layTable } from "./accents/table.ts";
import { drawDish } from "./draw-dish.ts";
import type { DrawnMeal } from "./drawn-meal.ts";
import { flattenOpacity } from "./flat-opacity.ts";
import { chooseGround, drawGround } from "./surfaces/ground.ts";
import { drawTabletop } from "./surfaces/tabletop.ts";

const mealPictureSize = { width: 1200, height: 900 } as const;

/** Draws a meal as it is served. */
export function drawMeal(meal: DrawnMeal): string {
  return flattenOpacity(compose(meal));
}

function compose(meal: DrawnMeal): string {
  const { sketch, helpings, drawn } = drawDish(meal);
  if (drawn.view === "side") {
    const room = drawTabletop(sketch, drawn.vesselColour);
    return svg(mealPictureSize, sketch.defs(), room, drawn.picture);
  }
  const ground = chooseGround(sketch, meal.cuisine, drawn.vesselColour);
  const table = drawGround(sketch, ground);
  const { under, beside } = layTable(sketch, meal, helpings, { ...drawn, ground: ground.colour });
  return svg(mealPictureSize, sketch.defs(), table, under, drawn.picture, beside);
}
