import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import type { Ingredient, IngredientId, Measurement } from "../food/ingredient.ts";
import type { MealId } from "../food/meal.ts";
import { groupRows } from "./ingredient-groups.ts";
import { mergeGroceries, type PlannedMeal } from "./merge-groceries.ts";
import type { Amount } from "./quantity.ts";
import { exactly } from "./rational.ts";

const carrot = anIngredient({ id: "carrot", name: "Carrot", portions: { cup: 128, piece: 61 } });
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
  [carrot, oliveOil, thyme, aubergine, coconutMilk].map((ingredient) => [ingredient.id, ingredient]),
);
const ingredientOf = (id: IngredientId) => byId.get(id) ?? anIngredient();

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
  quantity: exactly(quantity),
  measurement,
});

const merge = (...meals: readonly PlannedMeal[]) => mergeGroceries(meals, [], ingredientOf);

describe("the grocery list of some meals", () => {
  it("[PLAN-59] has one row per ingredient, with the sum and what each meal needs of it", () => {
    expect(merge(meal("soup", 2, [[carrot, 2, "piece"]]), meal("stew", 4, [[carrot, 61, "g"]]))).toEqual([
      {
        kind: "ingredient",
        ingredientId: "carrot",
        name: "Carrot",
        group: "fruits-and-vegetables",
        amounts: [amount(4, "piece")],
        shares: [
          { mealId: "soup", amounts: [amount(2, "piece")] },
          { mealId: "stew", amounts: [amount(2, "piece")] },
        ],
      },
    ]);
  });

  it("[PLAN-59] adds the lines of one meal that name an ingredient twice, and a meal that is planned twice", () => {
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

  it("[PLAN-59] speaks in the measurement of the first meal by id, whichever is planned first", () => {
    const salad = meal("a-salad", 2, [[oliveOil, 2, "tbsp"]]);
    const bake = meal("b-bake", 2, [[oliveOil, 60, "ml"]]);
    const rows = merge(bake, salad);
    expect(rows).toEqual(merge(salad, bake));
    expect(rows).toMatchObject([{ amounts: [amount(6, "tbsp")] }]);
  });

  it("[PLAN-59] sets side by side in one row what cannot be added, in the shares too", () => {
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

  it("[REC-19] takes each meal for its own number of people, but for the lines that do not scale", () => {
    const rows = merge(
      meal("soup", 6, [
        [carrot, 1, "piece"],
        [thyme, 1, "sprig", false],
      ]),
    );
    expect(rows).toMatchObject([{ amounts: [amount(3, "piece")] }, { amounts: [amount(1, "sprig")] }]);
  });

  it("[PLAN-60] puts an ingredient in its own group and an extra in that of its words", () => {
    const rows = mergeGroceries(
      [
        meal("soup", 2, [
          [thyme, 1, "sprig"],
          [oliveOil, 1, "tbsp"],
          [carrot, 1, "piece"],
          [aubergine, 1, "piece"],
        ]),
      ],
      ["2 packets of crisps", "Brown bread"],
      ingredientOf,
    );
    const names = groupRows(rows).map(({ label, rows }) => [
      label,
      rows.map((row) => (row.kind === "extra" ? row.text : row.name)),
    ]);
    expect(names).toEqual([
      ["Bakery", ["Brown bread"]],
      ["Fruits And Vegetables", ["Aubergine", "Carrot"]],
      ["Herbs And Spices", ["Thyme"]],
      ["Other", ["Olive oil", "2 packets of crisps"]],
    ]);
  });

  it("[PLAN-60] believes an ingredient's own group, not the words of its name", () => {
    expect(merge(meal("pie", 2, [[coconutMilk, 1, "can"]]))).toMatchObject([{ group: "dairy" }]);
    expect(mergeGroceries([], ["Coconut milk"], ingredientOf)).toMatchObject([{ group: "other" }]);
  });

  it("keeps extras to the letter, in the order written, and apart from the ingredients", () => {
    const soup = meal("soup", 2, [[carrot, 1, "piece"]]);
    const rows = mergeGroceries([soup], ["carrot", "2 packets of crisps", "carrot"], ingredientOf);
    expect(rows.slice(1)).toEqual([
      { kind: "extra", text: "carrot", group: "fruits-and-vegetables" },
      { kind: "extra", text: "2 packets of crisps", group: "other" },
      { kind: "extra", text: "carrot", group: "fruits-and-vegetables" },
    ]);
    expect(rows[0]).toMatchObject({ amounts: [amount(1, "piece")] });
  });

  it("is empty without meals and extras", () => {
    expect(merge()).toEqual([]);
  });
});
