import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anIngredient, aServing } from "../../test/foods.ts";
import { deriveHealthTags, type HealthTag, healthTagRules, healthTags, isWishedTag } from "./health-tags.ts";
import { mapNutrients, type Nutrient, type NutrientsPer100g } from "./nutrients.ts";

const serving = (figures: Partial<NutrientsPer100g>, more: Parameters<typeof anIngredient>[0] = {}) =>
  aServing([anIngredient({ ...more, per100g: figures }), 100]);
const holds = (tag: HealthTag, figures: Partial<NutrientsPer100g>) =>
  healthTagRules[tag].holds(serving(figures));

/** A serving of 100 g at the very edge of each limit, and the nutrient that leads over the edge when it is moved. */
const edges: Record<HealthTag, { at: Partial<NutrientsPer100g>; over: Partial<Record<Nutrient, number>> }> = {
  "low-sodium": { at: { energyKcal: 300, sodiumMg: 120 }, over: { sodiumMg: 121 } },
  "low-sugar": { at: { sugarsGrams: 5 }, over: { sugarsGrams: 5.1 } },
  "low-saturated-fat": {
    at: { energyKcal: 135, saturatedFatGrams: 1.5 },
    over: { saturatedFatGrams: 1.6, energyKcal: 134 },
  },
  "high-fibre": { at: { energyKcal: 200, fibreGrams: 6 }, over: { fibreGrams: 5.9, energyKcal: 201 } },
  "heart-friendly": {
    at: { energyKcal: 90, saturatedFatGrams: 1, sodiumMg: 600, sugarsGrams: 20, fibreGrams: 4 },
    over: { saturatedFatGrams: 1.1, sodiumMg: 601, sugarsGrams: 20.1, fibreGrams: 3.9, energyKcal: 89 },
  },
  "diabetes-friendly": {
    at: { energyKcal: 360, carbohydrateGrams: 49.5, sugarsGrams: 15, fibreGrams: 4.5, saturatedFatGrams: 4 },
    over: { carbohydrateGrams: 49.6, sugarsGrams: 15.1, fibreGrams: 4.4, saturatedFatGrams: 4.1 },
  },
  "kidney-friendly": {
    at: { energyKcal: 251, sodiumMg: 600, potassiumMg: 600, proteinGrams: 21 },
    over: { sodiumMg: 601, potassiumMg: 601, proteinGrams: 21.1 },
  },
  "pcos-friendly": {
    at: { proteinGrams: 15, fibreGrams: 5, carbohydrateGrams: 50, sugarsGrams: 15 },
    over: { proteinGrams: 14.9, fibreGrams: 4.9, carbohydrateGrams: 50.1, sugarsGrams: 15.1 },
  },
  "ibs-friendly": { at: { fatGrams: 20 }, over: { fatGrams: 20.1 } },
  "iron-rich": { at: { ironMg: 4.2 }, over: { ironMg: 4.1 } },
  "calcium-rich": { at: { calciumMg: 240 }, over: { calciumMg: 239 } },
  "lighter-meal": {
    at: { energyKcal: 125, proteinGrams: 10, saturatedFatGrams: 5 },
    over: { energyKcal: 126, proteinGrams: 9.9, saturatedFatGrams: 5.1 },
  },
};

describe.each(healthTags)("the health tag %s", (tag) => {
  const { at, over } = edges[tag];

  it("holds at its limits and not beyond any of them", () => {
    expect(holds(tag, at)).toBe(true);
    for (const [nutrient, figure] of Object.entries(over)) {
      expect([nutrient, holds(tag, { ...at, [nutrient]: figure })]).toEqual([nutrient, false]);
    }
  });

  it("is not given when a figure it depends on is unknown", () => {
    for (const nutrient of Object.keys(over)) {
      expect([nutrient, holds(tag, { ...at, [nutrient]: null })]).toEqual([nutrient, false]);
    }
  });

  it("states what it is, what it is not, and its source", () => {
    const { is, isNot, source } = healthTagRules[tag];
    for (const text of [is, isNot, source]) expect(text.length).toBeGreaterThan(20);
  });
});

describe("health tags", () => {
  it("check the serving as well as 100 g", () => {
    const large = aServing([anIngredient({ per100g: { sodiumMg: 100, sugarsGrams: 4 } }), 600]);
    expect(deriveHealthTags(large)).not.toContain("low-sodium");
    expect(deriveHealthTags(large)).not.toContain("low-sugar");
  });

  it("allow a drink half the sugar and fat, and never call it a lighter meal", () => {
    const drink = (figures: Partial<NutrientsPer100g>) =>
      deriveHealthTags({ ...serving(figures), isDrink: true });
    expect(drink({ sugarsGrams: 2.5 })).toContain("low-sugar");
    expect(drink({ sugarsGrams: 2.6 })).not.toContain("low-sugar");
    expect(drink({ energyKcal: 135, saturatedFatGrams: 0.8 })).not.toContain("low-saturated-fat");
    expect(drink(edges["lighter-meal"].at)).not.toContain("lighter-meal");
  });

  it("allow a snack less sodium and potassium than a meal", () => {
    const snack = (sodiumMg: number, potassiumMg: number) =>
      deriveHealthTags(aServing([anIngredient({ per100g: { energyKcal: 50, sodiumMg, potassiumMg } }), 200]));
    expect([snack(70, 100).includes("low-sodium"), snack(71, 100).includes("low-sodium")]).toEqual([
      true,
      false,
    ]);
    expect([
      snack(100, 100).includes("kidney-friendly"),
      snack(100, 101).includes("kidney-friendly"),
    ]).toEqual([true, false]);
  });

  it.each(["nut", "seed", "chocolate", "processed-meat"] as const)(
    "keep %s out of kidney-friendly meals",
    (foodGroup) => {
      expect(healthTagRules["kidney-friendly"].holds(serving({ energyKcal: 300 }, { foodGroup }))).toBe(
        false,
      );
    },
  );

  it("keep peanuts out of kidney-friendly meals, and let a trace of them in", () => {
    const legume = (peanut: "contains" | "mayContain") =>
      serving({ energyKcal: 300 }, { foodGroup: "legume", allergens: { peanut } });
    const { holds } = healthTagRules["kidney-friendly"];
    expect([holds(legume("contains")), holds(legume("mayContain"))]).toEqual([false, true]);
  });

  it("[SAFE-09] are wished for if they ask for more of something", () => {
    expect(healthTags.filter(isWishedTag)).toEqual([
      "high-fibre",
      "iron-rich",
      "calcium-rich",
      "lighter-meal",
    ]);
  });

  it("keep processed meat out of heart-friendly meals", () => {
    const figures = edges["heart-friendly"].at;
    expect(healthTagRules["heart-friendly"].holds(serving(figures, { foodGroup: "processed-meat" }))).toBe(
      false,
    );
  });

  it.each([{ highFodmap: true }, { foodGroup: "alcohol" as const }, { id: "coffee" }, { id: "black-tea" }])(
    "keep %j out of IBS-friendly meals",
    (food) => {
      expect(healthTagRules["ibs-friendly"].holds(serving({}, food))).toBe(false);
    },
  );

  it("are not given to a meal with unknown figures", () => {
    const unknown = serving(mapNutrients(() => null));
    fc.assert(fc.property(fc.constantFrom(...healthTags), (tag) => !healthTagRules[tag].holds(unknown)));
  });
});
