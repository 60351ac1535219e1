import type { Ingredient, IngredientId } from "@fernwell/domain/food/ingredient";
import { toKitchenAmount } from "@fernwell/domain/grocery/kitchen-rounding";
import { mergeGroceries } from "@fernwell/domain/grocery/merge-groceries";
import { buy, isSold } from "@fernwell/domain/grocery/purchase";
import { describePurchase } from "@fernwell/domain/grocery/purchase-words";
import { compare } from "@fernwell/domain/grocery/rational";
import { stepMeasure } from "@fernwell/domain/grocery/step-measure";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue } from "./catalogue.ts";
import { checkShop } from "./checks/shop.ts";
import { readCatalogue, readCatalogueWithEntries } from "./read-catalogue.ts";

let catalogue: Catalogue;
let getIngredient: (id: IngredientId) => Ingredient;
beforeAll(async () => {
  catalogue = await readCatalogue();
  const byId = new Map<string, Ingredient>(catalogue.ingredients.map((each) => [each.id, each]));
  getIngredient = (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`there is no ingredient ${id}`);
    return found;
  };
});

/** What the list says about an ingredient, for meals cooked for so many. */
function listFor(mealIds: readonly string[], servings: number) {
  const meals = catalogue.meals.filter(({ id }) => mealIds.includes(id)).map((meal) => ({ meal, servings }));
  return mergeGroceries(meals, getIngredient).map((row) => {
    const ingredient = getIngredient(row.ingredientId);
    if (!isSold(ingredient.soldAs)) throw new Error(`${row.name} cannot be bought`);
    const purchase = buy(row.grams, ingredient.soldAs);
    return {
      id: row.ingredientId as string,
      purchase,
      text: describePurchase(purchase, ingredient),
      needed: row.amounts.map(
        (amount) => toKitchenAmount(stepMeasure(amount, ingredient), ingredient.foodGroup).text,
      ),
    };
  });
}

describe("the list for the shop", () => {
  it("[WEEK-62] sells every ingredient of every meal, in one measure, without water", () => {
    const rows = listFor(
      catalogue.meals.map(({ id }) => id),
      2,
    );
    const ids = rows.map(({ id }) => id);
    expect(ids).not.toContain("water");
    expect(ids).not.toContain("lemon-juice");
    expect(ids.length).toBeGreaterThan(200);
    for (const { id, needed, text } of rows) {
      expect([id, needed.length]).toEqual([id, 1]);
      expect([id, needed[0]]).toEqual([id, expect.not.stringMatching(/pinches/)]);
      expect([id, text]).toEqual([id, expect.stringMatching(/^(about )?\d/)]);
    }
  });

  it("[WEEK-60][WEEK-61][WEEK-66] of any meals for any number has no water and enough of everything", () => {
    const anyMeals = fc.shuffledSubarray(
      catalogue.meals.map(({ id }) => id),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(anyMeals, fc.integer({ min: 1, max: 12 }), (ids, servings) => {
        for (const { id, purchase } of listFor(ids, servings)) {
          expect(id).not.toBe("water");
          expect(compare(purchase.bought, purchase.needed)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it.each([
    ["olives-black", /^(about )?\d+ olives? \(\d+ (small|large) jars?\)$/],
    ["canned-chickpeas", /^\d+ cans? \(400 g( each)?\)$/],
    ["dill", /^\d+ bunch(es)?$/],
    ["onion", /^\d+$/],
    ["egg", /^\d+$/],
    ["garlic", /^(about )?\d+ cloves? \(\d+ heads?\)$/],
    ["beef-mince-lean", /^[\d.]+ k?g$/],
  ])("[WEEK-61] tells %s as a shop sells it", (id, text) => {
    const meal = catalogue.meals.find(({ ingredients }) =>
      ingredients.some(({ ingredientId }) => ingredientId === id),
    );
    expect(listFor([meal?.id ?? ""], 2).find((row) => row.id === id)?.text).toMatch(text);
  });

  it("[WEEK-67] takes salt, pepper, oil, dried herbs and spices to be at home, and nothing fresh", () => {
    const staples = catalogue.ingredients.filter(({ isStaple }) => isStaple);
    const ids = staples.map(({ id }) => id as string);
    for (const id of ["salt", "black-pepper", "olive-oil", "cumin", "oregano-dried", "sage"])
      expect(ids).toContain(id);
    expect(new Set(staples.map(({ ingredientGroup }) => ingredientGroup))).toEqual(
      new Set(["herbs-and-spices", "other"]),
    );
    for (const id of ["dill", "saffron", "garlic", "butter"]) expect(ids).not.toContain(id);
  });
});

it("[WEEK-62] the check finds ingredients that do not exist and counts without a weight", async () => {
  const { entries } = await readCatalogueWithEntries();
  const broken = {
    ...entries,
    shop: {
      ...entries.shop,
      ingredients: {
        unobtainium: { loose: 50 },
        "lime-juice": { as: "water", grams: 10 },
        salt: {
          pack: "jar" as const,
          grams: 10,
          counts: { measure: "leaf" as const, one: "leaf", many: "leaves" },
        },
      },
    },
  };
  expect(checkShop(entries)).toEqual([]);
  expect(checkShop(broken).map(({ what }) => what)).toEqual([
    "there is no ingredient unobtainium",
    "lime-juice is bought as water, which has no pieces",
    "nobody knows the weight of one leaf of salt",
  ]);
});
