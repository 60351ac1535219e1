import { expect, test } from "vitest";
import { energyWords } from "#app/safety/energy.ts";
import { nutritionRows } from "./nutrition.ts";

const information = [
  { name: "Energy", quantity: 509, unit: "kcal" },
  { name: "Fat", quantity: 24.3, unit: "g" },
  { name: "Saturated fat", quantity: 25, unit: "g" },
  { name: "Selenium", quantity: 12, unit: "µg" },
];

test("a nutrient is shown with its unit and its share of the reference intake", () => {
  expect(nutritionRows(information, energyWords)).toEqual([
    { name: "Energy", amount: "509 kcal (2130 kJ)", percent: 25, isPart: false },
    { name: "Fat", amount: "24.3 g", percent: 35, isPart: false },
    { name: "Saturated fat", amount: "25 g", percent: 125, isPart: true },
    { name: "Selenium", amount: "12 µg", percent: null, isPart: false },
  ]);
});

test("[SAFE-135] the energy is left out for a person from whom it is withheld", () => {
  expect(nutritionRows(information, null).map(({ name }) => name)).toEqual([
    "Fat",
    "Saturated fat",
    "Selenium",
  ]);
});
