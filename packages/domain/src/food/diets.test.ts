import { describe, expect, it } from "vitest";
import { anIngredient, aServing, type Food } from "../../test/foods.ts";
import { allergenStatuses } from "./allergens.ts";
import { deriveDiets } from "./diets.ts";
import type { AnimalOrigin } from "./ingredient.ts";

const plain = { energyKcal: 100, carbohydrateGrams: 20 };
const of = (origin: AnimalOrigin) =>
  deriveDiets(aServing([anIngredient({ animalOrigin: origin, per100g: plain }), 100])).filter((diet) =>
    ["vegan", "vegetarian", "pescatarian", "halal-friendly"].includes(diet),
  );

describe("diets by where food comes from", () => {
  it.each([
    ["none", ["vegan", "vegetarian", "pescatarian", "halal-friendly"]],
    ["milk", ["vegetarian", "pescatarian", "halal-friendly"]],
    ["egg", ["vegetarian", "pescatarian", "halal-friendly"]],
    ["honey", ["vegetarian", "pescatarian", "halal-friendly"]],
    ["fish", ["pescatarian", "halal-friendly"]],
    ["seafood", ["pescatarian", "halal-friendly"]],
    ["poultry", ["halal-friendly"]],
    ["beef", ["halal-friendly"]],
    ["pork", []],
    ["gelatine", []],
    ["mixed-animal", []],
  ] as const)("with food of the origin %s are %j", (origin, diets) => {
    expect(of(origin)).toEqual(diets);
  });

  it("do not include halal-friendly when there is alcohol", () => {
    expect(deriveDiets(aServing([anIngredient({ alcohol: true }), 5]))).not.toContain("halal-friendly");
  });
});

describe("diets that exclude an allergen", () => {
  it.each([
    ["gluten-free", "wheat"],
    ["gluten-free", "gluten"],
    ["dairy-free", "milk"],
    ["nut-free", "cashew"],
    ["nut-free", "pine-nut"],
    ["nut-free", "peanut"],
    ["egg-free", "egg"],
  ] as const)("%s accepts only notAnIngredient for %s", (diet, allergen) => {
    const letIn = allergenStatuses.filter((status) =>
      deriveDiets(aServing([anIngredient({ allergens: { [allergen]: status } }), 10])).includes(diet),
    );
    expect(letIn).toEqual(["notAnIngredient"]);
  });
});

describe("diets by figures", () => {
  const food = (carbohydrateGrams: number, fatGrams: number, proteinGrams: number, fibreGrams = 0) =>
    anIngredient({
      per100g: {
        carbohydrateGrams,
        fatGrams,
        proteinGrams,
        fibreGrams,
        energyKcal: 4 * (carbohydrateGrams - fibreGrams) + 9 * fatGrams + 4 * proteinGrams,
      },
    });
  const has = (diet: string, ...figures: Parameters<typeof food>) =>
    deriveDiets(aServing([food(...figures), 100])).some((found) => found === diet);

  it("low carb is at most 25 g and 26 % of energy", () => {
    expect([has("low-carb", 25, 35, 0), has("low-carb", 26, 60, 0), has("low-carb", 20, 5, 10)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("keto is at most 9 g, with most energy from fat", () => {
    expect([has("keto", 9, 40, 20), has("keto", 10, 60, 20), has("keto", 2, 5, 30)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("does not count fibre as carbohydrate", () => {
    expect(has("keto", 15, 40, 20, 8)).toBe(true);
  });

  it("gives no diet based on an unknown figure", () => {
    const unknown = anIngredient({ per100g: { carbohydrateGrams: null, fatGrams: 50, energyKcal: 450 } });
    expect(deriveDiets(aServing([unknown, 100]))).not.toContain("keto");
  });

  it("high protein is a fifth of the energy and at least 12 g", () => {
    expect([
      has("high-protein", 10, 5, 15),
      has("high-protein", 0, 0, 11),
      has("high-protein", 60, 20, 15),
    ]).toEqual([true, false, false]);
  });
});

describe("diets by kinds of food", () => {
  const meat = anIngredient({ id: "beef", foodGroup: "red-meat", animalOrigin: "beef" });

  it.each(["grain", "pseudograin", "legume", "dairy"] as const)("paleo has no %s", (foodGroup) => {
    const diets = (group: typeof foodGroup | "vegetable") =>
      deriveDiets(aServing([meat, 100], [anIngredient({ foodGroup: group }), 50]));
    expect([diets("vegetable").includes("paleo"), diets(foodGroup).includes("paleo")]).toEqual([true, false]);
  });

  it("paleo has nothing refined and no sauce made from soy or wheat", () => {
    const sauce = anIngredient({ id: "sauce", foodGroup: "condiment", allergens: { soy: "contains" } });
    const sugar = anIngredient({ id: "sugar", foodGroup: "sweetener", refined: true });
    expect(deriveDiets(aServing([meat, 100], [sauce, 10]))).not.toContain("paleo");
    expect(deriveDiets(aServing([meat, 100], [sugar, 10]))).not.toContain("paleo");
  });

  it("Mediterranean is mostly plants, with olive oil as the main fat and no red meat", () => {
    const plants = ["tomato", "courgette", "aubergine"].map(
      (id): Food => [anIngredient({ id, per100g: { energyKcal: 20 } }), 100],
    );
    const oliveOil = anIngredient({
      id: "olive-oil",
      foodGroup: "oil",
      per100g: { energyKcal: 884, fatGrams: 100, saturatedFatGrams: 10 },
    });
    const butter = anIngredient({
      id: "butter",
      foodGroup: "dairy",
      per100g: { energyKcal: 717, saturatedFatGrams: 0 },
    });
    const isMediterranean = (...foods: Food[]) => deriveDiets(aServing(...foods)).includes("mediterranean");
    expect([
      isMediterranean(...plants, [oliveOil, 10]),
      isMediterranean(...plants),
      isMediterranean(...plants, [oliveOil, 10], [butter, 20]),
      isMediterranean(...plants, [oliveOil, 10], [meat, 50]),
      isMediterranean(...plants.slice(0, 2), [oliveOil, 10]),
    ]).toEqual([true, false, false, false, false]);
  });
});
