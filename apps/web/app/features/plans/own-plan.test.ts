import { expect, test } from "vitest";
import { findOwnPlan } from "./own-plan.ts";

const muesli = { _id: "luxury-muesli", meal_name: "Luxury Muesli", cooking_time: 35 };

test("[PLAN-35][OPEN-109] reads the items, the plan, its category and its name from the state", () => {
  const state = { selectedItems: [muesli], planId: "a-plan", category: "meal", mealInput: "Mornings" };
  expect(findOwnPlan(state)).toEqual({ type: "meal", items: [muesli], planId: "a-plan", name: "Mornings" });
});

test("[PLAN-35] reads items without a plan as a plan to be saved", () => {
  const state = { selectedItems: [muesli], category: "personal_meal_plan" };
  expect(findOwnPlan(state)).toEqual({ type: "meal", items: [muesli], planId: null, name: null });
});

test("keeps only the fields of an item that a card shows", () => {
  const state = { selectedItems: [{ ...muesli, ingredients: [{ name: "Oats" }] }], category: "meal" };
  expect(findOwnPlan(state)?.items).toEqual([muesli]);
});

test.each([
  [undefined],
  [null],
  ["meal"],
  [{ selectedItems: [], category: "meal" }],
  [{ selectedItems: [muesli], category: "coach" }],
  [{ selectedItems: [{ name: "No id" }], category: "meal" }],
])("reads nothing from %j", (state) => {
  expect(findOwnPlan(state)).toBeNull();
});
