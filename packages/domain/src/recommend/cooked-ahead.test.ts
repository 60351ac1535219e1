import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aMeal } from "../../test/items.ts";
import type { FoodGroup, IngredientId } from "../food/ingredient.ts";
import type { MealStep } from "../food/meal.ts";
import { canBeCookedAhead } from "./cooked-ahead.ts";

const groups: Readonly<Record<string, FoodGroup>> = {
  carrot: "vegetable",
  egg: "egg",
  cod: "fish",
  prawns: "seafood",
};
const findIngredient = (id: IngredientId) => {
  const foodGroup = groups[id];
  return foodGroup === undefined ? undefined : anIngredient({ id, foodGroup });
};
const isAhead = (meal: Parameters<typeof aMeal>[0]) => canBeCookedAhead(aMeal(meal), findIngredient);

const aStep = (minutes: number | null): MealStep => ({
  text: "",
  uses: [],
  wait: minutes === null ? null : { minutes, name: "Wait" },
});

describe("[FIND-10] a meal can be cooked ahead", () => {
  it.each(["soup", "stew", "curry", "bake", "baked-goods"] as const)("if it is of the dish %s", (dish) => {
    expect(isAhead({ dish })).toBe(true);
  });

  it.each(["salad", "stir-fry", "pan-dish", "toast"] as const)("but not if it is of the dish %s", (dish) => {
    expect(isAhead({ dish })).toBe(false);
  });

  it.each(["egg", "cod", "prawns", "something unknown"])(
    "but not a stew with %s, which does not keep",
    (id) => {
      expect(isAhead({ dish: "stew", ingredientIds: ["carrot", id] })).toBe(false);
    },
  );

  it("if it is baked with eggs", () => {
    expect(isAhead({ dish: "baked-goods", ingredientIds: ["egg"] })).toBe(true);
  });

  it("if it stands overnight and then only has to be served", () => {
    expect(isAhead({ dish: "bowl", steps: [aStep(null), aStep(480), aStep(null)] })).toBe(true);
  });

  it("but not if it is cooked after standing overnight, or stands for less", () => {
    expect(isAhead({ dish: "pancakes", steps: [aStep(480), aStep(5)] })).toBe(false);
    expect(isAhead({ dish: "bowl", steps: [aStep(120), aStep(null)] })).toBe(false);
  });
});
