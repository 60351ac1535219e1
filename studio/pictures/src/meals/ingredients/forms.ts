import { bakeryForms } from "./draw-bakery.ts";
import { beanForms } from "./draw-beans.ts";
import { curedForms } from "./draw-cured.ts";
import { dairyForms } from "./draw-dairy.ts";
import { eggForms } from "./draw-eggs.ts";
import { fishForms } from "./draw-fish.ts";
import { fruitForms } from "./draw-fruit.ts";
import { grainForms } from "./draw-grains.ts";
import { greenForms } from "./draw-greens.ts";
import { halfForms } from "./draw-halves.ts";
import { herbForms } from "./draw-herbs.ts";
import { leafForms } from "./draw-leaves.ts";
import { liquidForms } from "./draw-liquids.ts";
import { meatForms } from "./draw-meat.ts";
import { mushroomForms } from "./draw-mushrooms.ts";
import { nutForms } from "./draw-nuts.ts";
import { ringForms } from "./draw-rings.ts";
import { roundForms } from "./draw-round.ts";
import { saladForms } from "./draw-salad.ts";
import { seedForms } from "./draw-seeds.ts";
import { shellfishForms } from "./draw-shellfish.ts";
import { shredForms } from "./draw-shreds.ts";
import { sliceForms } from "./draw-slices.ts";
import { smallFishForms } from "./draw-small-fish.ts";
import { spiceForms } from "./draw-spices.ts";
import { sprigForms } from "./draw-sprigs.ts";
import { vegetableForms } from "./draw-vegetables.ts";

/** Every drawing routine by name. */
export const forms = {
  ...sliceForms,
  ...fruitForms,
  ...leafForms,
  ...herbForms,
  ...vegetableForms,
  ...roundForms,
  ...nutForms,
  ...grainForms,
  ...meatForms,
  ...fishForms,
  ...bakeryForms,
  ...dairyForms,
  ...liquidForms,
  ...beanForms,
  ...eggForms,
  ...greenForms,
  ...halfForms,
  ...mushroomForms,
  ...ringForms,
  ...seedForms,
  ...shellfishForms,
  ...shredForms,
  ...sprigForms,
  ...curedForms,
  ...saladForms,
  ...smallFishForms,
  ...spiceForms,
};

export type Form = keyof typeof forms;
