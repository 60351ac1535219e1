import { describe, expect, it } from "vitest";
import { aMeal, anExercise } from "../../test/items.ts";
import { allergenStatuses } from "../food/allergens.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { FoodConstraints, MovementConstraints } from "./constraints.ts";
import { exerciseVerdict, mealVerdict } from "./gate.ts";

const anyone: FoodConstraints = {
  allergens: [],
  allergicTo: [],
  dislikedAllergens: [],
  disliked: [],
  names: [],
  diets: [],
};
const fit: MovementConstraints = { limitations: [], onlyGentle: false, hasEquipment: true, isMinor: false };

describe("the verdict on a meal", () => {
  it("lets everything through for somebody without constraints", () => {
    const meal = aMeal({ allergens: { milk: "contains", egg: "unknown" } });
    expect(mealVerdict(meal, anyone)).toEqual({ isServable: true, item: meal });
  });

  it("lets only what is not an ingredient past an allergy: a trace and not knowing are too much", () => {
    const passing = allergenStatuses.filter(
      (status) =>
        mealVerdict(aMeal({ allergens: { milk: status } }), { ...anyone, allergens: ["milk"] }).isServable,
    );
    expect(passing).toEqual(["notAnIngredient"]);
  });

  it("lets a trace past a dislike, and not what is or may well be in it", () => {
    const passing = allergenStatuses.filter(
      (status) =>
        mealVerdict(aMeal({ allergens: { milk: status } }), { ...anyone, dislikedAllergens: ["milk"] })
          .isServable,
    );
    expect(passing).toEqual(["notAnIngredient", "mayContain"]);
  });

  it("keeps back a meal with a food that cannot be had, and names the food", () => {
    const garlic = "garlic" as IngredientId;
    const meal = aMeal({ ingredientIds: ["carrot", "garlic"] });
    expect(mealVerdict(meal, { ...anyone, allergicTo: [garlic] })).toEqual({
      isServable: false,
      conflicts: [{ kind: "allergic-food", ingredientId: "garlic" }],
    });
    expect(mealVerdict(meal, { ...anyone, disliked: [garlic] })).toEqual({
      isServable: false,
      conflicts: [{ kind: "disliked-food", ingredientId: "garlic" }],
    });
    expect(
      mealVerdict(aMeal({ ingredientIds: ["carrot"] }), { ...anyone, allergicTo: [garlic] }).isServable,
    ).toBe(true);
  });

  it("keeps back a meal that carries a name to avoid, accents or not", () => {
    const verdict = mealVerdict(aMeal({ name: "Kūmara jambalaya" }), {
      ...anyone,
      names: ["kumara", "zorb"],
    });
    expect(verdict).toEqual({ isServable: false, conflicts: [{ kind: "name", name: "kumara" }] });
  });

  it("keeps back a meal that does not suit every diet", () => {
    const meal = aMeal({ diets: ["vegetarian"] });
    expect(mealVerdict(meal, { ...anyone, diets: ["vegetarian"] }).isServable).toBe(true);
    expect(mealVerdict(meal, { ...anyone, diets: ["vegetarian", "vegan"] })).toEqual({
      isServable: false,
      conflicts: [{ kind: "diet", diet: "vegan" }],
    });
  });

  it("gives every reason at once", () => {
    const meal = aMeal({ allergens: { milk: "contains", egg: "mayContain" }, diets: [] });
    const verdict = mealVerdict(meal, { ...anyone, allergens: ["egg", "milk"], diets: ["vegan"] });
    expect(verdict).toEqual({
      isServable: false,
      conflicts: [
        { kind: "allergen", allergen: "egg", status: "mayContain" },
        { kind: "allergen", allergen: "milk", status: "contains" },
        { kind: "diet", diet: "vegan" },
      ],
    });
  });
});

describe("the verdict on an exercise", () => {
  it("keeps back what a limitation avoids, with its reasons, and lets through what can be adapted", () => {
    const jump = anExercise({ impact: "high" });
    expect(exerciseVerdict(jump, { ...fit, limitations: ["knee"] })).toEqual({
      isServable: false,
      conflicts: [{ kind: "limitation", limitation: "knee", reasons: ["Each landing jolts the knees."] }],
    });
    expect(exerciseVerdict(anExercise({ impact: "low" }), { ...fit, limitations: ["knee"] }).isServable).toBe(
      true,
    );
    expect(exerciseVerdict(jump, fit).isServable).toBe(true);
  });

  it.each([
    ["for the more practised", { level: "intermediate" }],
    ["that takes effort", { intensity: "moderate" }],
    ["on the move", { impact: "low" }],
    ["that asks for much balance", { balance: "high" }],
    ["that strains", { strain: "high" }],
    ["with the head down", { headBelowHeart: true }],
    ["that loads a joint", { load: { ...anExercise().load, hip: "high" } }],
  ] as const)("keeps back an exercise %s when only gentle ones are safe", (_, facets) => {
    const careful = { ...fit, onlyGentle: true };
    expect(exerciseVerdict(anExercise(), careful).isServable).toBe(true);
    expect(exerciseVerdict(anExercise(facets), careful)).toEqual({
      isServable: false,
      conflicts: [{ kind: "not-gentle" }],
    });
  });

  it.each([
    ["for the practised", { level: "advanced" }],
    ["that takes the breath away", { intensity: "vigorous" }],
    ["with hard landings", { impact: "high" }],
    ["that strains", { strain: "high" }],
  ] as const)("keeps back from somebody under 18 an exercise %s", (_, facets) => {
    expect(exerciseVerdict(anExercise(facets), fit).isServable).toBe(true);
    expect(exerciseVerdict(anExercise(facets), { ...fit, isMinor: true })).toEqual({
      isServable: false,
      conflicts: [{ kind: "too-hard" }],
    });
  });

  it.each([
    ["for whoever has trained a while", { level: "intermediate" }],
    ["that takes effort", { intensity: "moderate" }],
    ["on the move", { impact: "low" }],
    ["that asks for balance", { balance: "high" }],
    ["with some strain", { strain: "low" }],
  ] as const)("lets somebody under 18 have an exercise %s", (_, facets) => {
    expect(exerciseVerdict(anExercise(facets), { ...fit, isMinor: true }).isServable).toBe(true);
  });

  it("keeps back what needs equipment from somebody who has none, and counts a chair as no equipment", () => {
    const without = { ...fit, hasEquipment: false };
    expect(exerciseVerdict(anExercise({ equipment: ["chair", "mat"] }), without).isServable).toBe(true);
    expect(exerciseVerdict(anExercise({ equipment: ["mat", "dumbbells"] }), without)).toEqual({
      isServable: false,
      conflicts: [{ kind: "equipment" }],
    });
  });
});
