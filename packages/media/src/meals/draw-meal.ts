import type { Meal } from "@fernwell/domain/food/meal";
import { svg } from "../drawing/svg.ts";
import { layTable } from "./accents/table.ts";
import { flattenOpacity } from "./flat-opacity.ts";
import { serve } from "./serve.ts";
import { chooseGround, drawGround } from "./surfaces/ground.ts";
import { drawTabletop } from "./surfaces/tabletop.ts";

export const mealPictureSize = { width: 1200, height: 900 } as const;

/** The picture of a meal as it is served, the same every time. */
export function drawMeal(meal: Meal): string {
  return flattenOpacity(compose(meal));
}

function compose(meal: Meal): string {
  const { sketch, helpings, served } = serve(meal);
  if (served.view === "side") {
    const room = drawTabletop(sketch, served.vesselColour);
    return svg(mealPictureSize, sketch.defs(), room, served.picture);
  }
  const ground = chooseGround(sketch, meal.cuisine, served.vesselColour);
  const table = drawGround(sketch, ground);
  const { under, beside } = layTable(sketch, meal, helpings, { ...served, ground: ground.colour });
  return svg(mealPictureSize, sketch.defs(), table, under, served.picture, beside);
}
