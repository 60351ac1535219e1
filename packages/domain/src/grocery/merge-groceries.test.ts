import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { Ingredient, IngredientId, Measurement, SoldAs } from "../food/ingredient.ts";
import type { MealId } from "../food/meal.ts";
import { groupRows } from "./ingredient-groups.ts";
import { mergeGroceries, type PlannedMeal } from "./merge-groceries.ts";
import type { Amount } from "./quantity.ts";
import { fromDecimal } from "./rational.ts";

const byPiece = (grams: number): SoldAs => ({
  kind: "packs",
  unit: "piece",
  sizes: [{ grams, says: null, label: null }],
  counts: null,
});
const carrot = anIngredient({
  id: "carrot",
  name: "Carrot",
  portions: { cup: 128, piece: 61 },
  soldAs: byPiece(61),
});
const water = anIngredient({ id: "water", name: "Water", densityGramsPerMl: 1, soldAs: { kind: "tap" } });
const lemon = anIngredient({ id: "lemon", name: "Lemon", portions: { piece: 58 }, soldAs: byPiece(58) });
const lemonJuice = anIngredient({
  id: "lemon-juice",
  name: "Lemon juice",
  densityGramsPerMl: 1.03,
  soldAs: { kind: "another", ingredientId: lemon.id, gramsPerPiece: 46.35 },
});
const oliveOil = anIngredient({
  id: "olive-oil",
  name: "Olive oil",
  densityGramsPerMl: 0.91,
  ingredientGroup: "other",
});
const thyme = anIngredient({ id: "thyme", name: "Thyme", ingredientGroup: "herbs-and-spices" });
const aubergine = anIngredient({ id: "aubergine", name: "Aubergine" });

const coconutMilk = anIngredient({ id: "coconut-milk", name: "Coconut milk", ingredientGroup: "dairy" });

const byId = new Map(
  [carrot, oliveOil, thyme, aubergine, coconutMilk, water, lemon, lemonJuice].map((ingredient) => [
    ingredient.id,
    ingredient,
  ]),
);
const getIngredient = (id: IngredientId) => byId.get(id) ?? anIngredient();

type Line = readonly [ingredient: Ingredient, quantity: number, measurement: Measurement, scales?: boolean];

const meal = (id: string, servings: number, lines: readonly Line[], own = 2): PlannedMeal => ({
  meal: {
    id: id as MealId,
    servings: own,
    ingredients: lines.map(([ingredient, quantity, measurement, scales = true]) => ({
      ingredientId: ingredient.id,
      quantity,
      measurement,
      grams: 1,
      note: null,
      scales,
    })),
  },
  servings,
});

const amount = (quantity: number, measurement: Measurement): Amount => ({
  quantity: fromDecimal(quantity),
  measurement,
});

const merge = (...meals: readonly PlannedMeal[]) => mergeGroceries(meals, getIngredient);

describe("the grocery list of some meals", () => {
  it("[PLAN-59] has one row per ingredient, with the sum and what each meal needs of it", () => {
    expect(merge(meal("soup", 2, [[carrot, 2, "piece"]]), meal("stew", 4, [[carrot, 61, "g"]]))).toEqual([
      {
        ingredientId: "carrot",
        name: "Carrot",
        group: "fruits-and-vegetables",
        amounts: [amount(4, "piece")],
        grams: fromDecimal(244),
        shares: [
          { mealId: "soup", amounts: [amount(2, "piece")] },
          { mealId: "stew", amounts: [amount(2, "piece")] },
        ],
      },
    ]);
  });

  it("[PLAN-59] adds an ingredient that is listed twice, and a meal that is planned twice", () => {
    const soup = (servings: number) =>
      meal("soup", servings, [
        [carrot, 1, "piece"],
        [carrot, 2, "piece"],
      ]);
    const [row] = merge(soup(2), soup(4));
    expect(row).toMatchObject({
      amounts: [amount(9, "piece")],
      shares: [{ mealId: "soup", amounts: [amount(9, "piece")] }],
    });
  });

  it("[PLAN-59] [WEEK-63] uses the measurement of the ingredient, whichever meal comes first", () => {
    const salad = meal("a-salad", 2, [[oliveOil, 2, "tbsp"]]);
    const bake = meal("b-bake", 2, [[oliveOil, 60, "ml"]]);
    const rows = merge(bake, salad);
    expect(rows).toEqual(merge(salad, bake));
    expect(rows).toMatchObject([{ amounts: [amount(90, "ml")] }]);
  });

  it("[PLAN-59] lists amounts that cannot be added separately, in the shares too", () => {
    const rows = merge(
      meal("a", 2, [
        [thyme, 2, "sprig"],
        [thyme, 5, "g"],
      ]),
      meal("b", 2, [[thyme, 3, "sprig"]]),
    );
    expect(rows).toMatchObject([
      {
        amounts: [amount(5, "g"), amount(5, "sprig")],
        shares: [
          { mealId: "a", amounts: [amount(5, "g"), amount(2, "sprig")] },
          { mealId: "b", amounts: [amount(3, "sprig")] },
        ],
      },
    ]);
  });

  it("[REC-19] scales each meal to its servings, except lines that do not scale", () => {
    const rows = merge(
      meal("soup", 6, [
        [carrot, 1, "piece"],
        [thyme, 1, "sprig", false],
      ]),
    );
    expect(rows).toMatchObject([{ amounts: [amount(3, "piece")] }, { amounts: [amount(1, "sprig")] }]);
  });

  it("lists each ingredient under the group of its catalogue entry", () => {
    const rows = merge(
      meal("soup", 2, [
        [thyme, 1, "sprig"],
        [oliveOil, 1, "tbsp"],
        [carrot, 1, "piece"],
        [aubergine, 1, "piece"],
        [coconutMilk, 1, "can"],
      ]),
    );
    expect(groupRows(rows).map(({ label, rows }) => [label, rows.map(({ name }) => name)])).toEqual([
      ["Dairy", ["Coconut milk"]],
      ["Fruits And Vegetables", ["Aubergine", "Carrot"]],
      ["Herbs And Spices", ["Thyme"]],
      ["Other", ["Olive oil"]],
    ]);
  });

  it("[WEEK-60] has no water", () => {
    const rows = merge(
      meal("soup", 2, [
        [water, 500, "ml"],
        [carrot, 1, "piece"],
      ]),
    );
    expect(rows.map(({ name }) => name)).toEqual(["Carrot"]);
  });

  it("[WEEK-64] adds the juice of a lemon to the lemons", () => {
    const rows = merge(meal("a", 2, [[lemonJuice, 3, "tbsp"]]), meal("b", 4, [[lemon, 0.5, "piece"]]));
    expect(rows).toMatchObject([{ name: "Lemon", amounts: [amount(2, "piece")], grams: fromDecimal(116) }]);
  });

  it("[WEEK-61] weighs a measure of unknown weight as the recipe does", () => {
    const [row] = merge(meal("a", 4, [[thyme, 2, "sprig"]]));
    expect(row).toMatchObject({ amounts: [amount(4, "sprig")], grams: fromDecimal(2) });
  });

  it("is empty without meals", () => {
    expect(merge()).toEqual([]);
  });
});
