import type { Dish } from "@fernwell/domain/food/meal";
import { createRandom } from "@fernwell/studio-drawing/random";
import { bowlMeal, porridge } from "./dishes/bowls.ts";
import { coldDrink, smoothie } from "./dishes/cold-drinks.ts";
import { dessert } from "./dishes/desserts.ts";
import { dip } from "./dishes/dips.ts";
import type { DishContext, DrawDish, DrawnDish } from "./dishes/dish.ts";
import { eggs } from "./dishes/egg-dishes.ts";
import { fingerFood } from "./dishes/finger-food.ts";
import { fruitPlate } from "./dishes/fruit-plate.ts";
import { hotDrink } from "./dishes/hot-drinks.ts";
import { noodles, pasta } from "./dishes/nests.ts";
import { bake } from "./dishes/oven.ts";
import { grill, panDish } from "./dishes/plated.ts";
import { riceDish } from "./dishes/rice-dishes.ts";
import { roast } from "./dishes/roasts.ts";
import { bakedGoods, pancakes } from "./dishes/rounds.ts";
import { salad } from "./dishes/salads.ts";
import { sandwich } from "./dishes/sandwiches.ts";
import { stirFry } from "./dishes/skillets.ts";
import { toast } from "./dishes/toast.ts";
import { curry, soup, stew } from "./dishes/wet.ts";
import { wrap } from "./dishes/wraps.ts";
import type { DrawnMeal } from "./drawn-meal.ts";
import { listHelpings } from "./helpings.ts";
import { createSketch } from "./sketch.ts";

const dishes: Record<Dish, DrawDish> = {
  porridge,
  bowl: bowlMeal,
  soup,
  stew,
  curry,
  salad,
  "stir-fry": stirFry,
  pasta,
  noodles,
  "rice-dish": riceDish,
  roast,
  bake,
  grill,
  "pan-dish": panDish,
  eggs,
  pancakes,
  toast,
  sandwich,
  wrap,
  dip,
  "finger-food": fingerFood,
  "baked-goods": bakedGoods,
  dessert,
  "fruit-plate": fruitPlate,
  smoothie,
  "hot-drink": hotDrink,
  "cold-drink": coldDrink,
};

/** Draws the meal in its vessel. */
export function drawDish(meal: DrawnMeal): DishContext & { readonly drawn: DrawnDish } {
  const context = { sketch: createSketch(createRandom(meal.id)), meal, helpings: listHelpings(meal) };
  return { ...context, drawn: dishes[meal.dish](context) };
}
