import { describe, expect, it } from "vitest";
import { aMeal, anExercise } from "../../test/items.ts";
import { allergenStatuses } from "../food/allergens.ts";
import type { DerivedMeal } from "../food/derived-meal.ts";
import type { IngredientId } from "../food/ingredient.ts";
import type { Exercise } from "../movement/exercise.ts";
import type { ExerciseConstraint, MealConstraint } from "./constraints.ts";
import { judge } from "./gate.ts";

const judgeMeal = (meal: DerivedMeal, ...constraints: MealConstraint[]) => judge("meal", meal, constraints);
const judgeExercise = (exercise: Exercise, ...constraints: ExerciseConstraint[]) =>
  judge("exercise", exercise, constraints);

describe("the verdict on a meal", () => {
  it("lets everything through for a person without constraints", () => {
    const meal = aMeal({ allergens: { milk: "contains", egg: "unknown" } });
    expect(judgeMeal(meal)).toEqual({ isServable: true, item: meal });
  });

  it("lets only what is not an ingredient past an allergy: a trace and not knowing are too much", () => {
    const passing = allergenStatuses.filter(
      (status) =>
        judgeMeal(aMeal({ allergens: { milk: status } }), { kind: "allergen", allergen: "milk" }).isServable,
    );
    expect(passing).toEqual(["notAnIngredient"]);
  });

  it("lets a trace past a dislike, but not what is or may well be in it", () => {
    const passing = allergenStatuses.filter(
      (status) =>
        judgeMeal(aMeal({ allergens: { milk: status } }), { kind: "disliked-allergen", allergen: "milk" })
          .isServable,
    );
    expect(passing).toEqual(["notAnIngredient", "mayContain"]);
  });

  it.each(["allergic-food", "disliked-food"] as const)(
    "refuses a meal with an %s and names the food",
    (kind) => {
      const garlic = { kind, ingredientId: "garlic" as IngredientId };
      expect(judgeMeal(aMeal({ ingredientIds: ["carrot", "garlic"] }), garlic)).toEqual({
        isServable: false,
        conflicts: [garlic],
      });
      expect(judgeMeal(aMeal({ ingredientIds: ["carrot"] }), garlic).isServable).toBe(true);
    },
  );

  it("refuses a meal with a name to avoid, with or without accents", () => {
    const verdict = judgeMeal(
      aMeal({ name: "Kūmara jambalaya" }),
      { kind: "name", name: "kumara" },
      { kind: "name", name: "zorb" },
    );
    expect(verdict).toEqual({ isServable: false, conflicts: [{ kind: "name", name: "kumara" }] });
  });

  it("refuses a meal that does not suit every diet", () => {
    const meal = aMeal({ diets: ["vegetarian"] });
    const vegetarian = { kind: "diet", diet: "vegetarian" } as const;
    const vegan = { kind: "diet", diet: "vegan" } as const;
    expect(judgeMeal(meal, vegetarian).isServable).toBe(true);
    expect(judgeMeal(meal, vegetarian, vegan)).toEqual({ isServable: false, conflicts: [vegan] });
  });

  it("returns every conflict at once", () => {
    const meal = aMeal({ allergens: { milk: "contains", egg: "mayContain" }, diets: [] });
    const verdict = judgeMeal(
      meal,
      { kind: "allergen", allergen: "egg" },
      { kind: "allergen", allergen: "milk" },
      { kind: "diet", diet: "vegan" },
    );
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
  const knee = { kind: "limitation", limitation: "knee" } as const;

  it("refuses what a limitation avoids, with its reasons, and lets through what can be adapted", () => {
    const jump = anExercise({ impact: "high" });
    expect(judgeExercise(jump, knee)).toEqual({
      isServable: false,
      conflicts: [{ kind: "limitation", limitation: "knee", reasons: ["Each landing jolts the knees."] }],
    });
    expect(judgeExercise(anExercise({ impact: "low" }), knee).isServable).toBe(true);
    expect(judgeExercise(jump).isServable).toBe(true);
  });

  it.each([
    ["for the more practised", { level: "intermediate" }],
    ["that takes effort", { intensity: "moderate" }],
    ["on the move", { impact: "low" }],
    ["that asks for much balance", { balance: "high" }],
    ["that strains", { strain: "high" }],
    ["with the head down", { headBelowHeart: true }],
    ["that loads a joint", { load: { ...anExercise().load, hip: "high" } }],
  ] as const)("refuses an exercise %s when only gentle ones are safe", (_, facets) => {
    expect(judgeExercise(anExercise(), { kind: "not-gentle" }).isServable).toBe(true);
    expect(judgeExercise(anExercise(facets), { kind: "not-gentle" })).toEqual({
      isServable: false,
      conflicts: [{ kind: "not-gentle" }],
    });
  });

  it.each([
    ["for the practised", { level: "advanced" }],
    ["that takes the breath away", { intensity: "vigorous" }],
    ["with hard landings", { impact: "high" }],
    ["that strains", { strain: "high" }],
  ] as const)("refuses a person under 18 an exercise %s", (_, facets) => {
    expect(judgeExercise(anExercise(facets)).isServable).toBe(true);
    expect(judgeExercise(anExercise(facets), { kind: "too-hard" })).toEqual({
      isServable: false,
      conflicts: [{ kind: "too-hard" }],
    });
  });

  it.each([
    ["for people who have trained a while", { level: "intermediate" }],
    ["that takes effort", { intensity: "moderate" }],
    ["on the move", { impact: "low" }],
    ["that asks for balance", { balance: "high" }],
    ["with some strain", { strain: "low" }],
  ] as const)("lets a person under 18 have an exercise %s", (_, facets) => {
    expect(judgeExercise(anExercise(facets), { kind: "too-hard" }).isServable).toBe(true);
  });

  it("refuses what needs equipment to a person without any, and does not count a chair as equipment", () => {
    const without = { kind: "equipment" } as const;
    expect(judgeExercise(anExercise({ equipment: ["chair", "mat"] }), without).isServable).toBe(true);
    expect(judgeExercise(anExercise({ equipment: ["mat", "dumbbells"] }), without)).toEqual({
      isServable: false,
      conflicts: [{ kind: "equipment" }],
    });
  });
});
