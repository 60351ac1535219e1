import { expect, it } from "vitest";
import { computeBalance } from "./balance.ts";

const meal = (figures: Readonly<Record<string, number>>) => ({
  _id: "porridge",
  meal_name: "Porridge",
  nutrition_information: Object.entries(figures).map(([name, quantity]) => ({ name, quantity, unit: "g" })),
});

it("splits a meal's energy by its source", () => {
  expect(
    computeBalance(meal({ Energy: 340, Protein: 10, Carbohydrate: 52.5, Fat: 10, Fibre: 8 })),
  ).toMatchObject({
    kcal: 340,
    energy: { Protein: 40 / 340, Carbohydrate: 210 / 340, Fat: 90 / 340 },
  });
});

it("shows no bar for a meal with an unknown figure", () => {
  expect(computeBalance(meal({ Energy: 340, Protein: 10, Fat: 10 }))).toBeNull();
});
