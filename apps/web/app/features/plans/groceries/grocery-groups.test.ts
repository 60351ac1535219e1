import type { GroceryRow } from "@fernwell/contract/plans";
import { ingredientGroups } from "@fernwell/domain/food/ingredient";
import { expect, it } from "vitest";
import { groceryText, groupGroceries } from "./grocery-groups.ts";

const row = (name: string, group: GroceryRow["group"]): GroceryRow => ({
  name,
  group,
  amounts: [{ quantity: "2", measurement: "cup" }],
  meals: ["Soup"],
});

it("[PLAN-61][PLAN-62] lists the nine groups by name, with Other last", () => {
  const rows = ingredientGroups.toReversed().map((group) => row(group, group));
  expect(groupGroceries(rows).map(({ name }) => name)).toEqual([
    "Bakery",
    "Dairy",
    "Fruits And Vegetables",
    "Grains",
    "Herbs And Spices",
    "Nuts And Seeds",
    "Protein",
    "Sugar And Sweeteners",
    "Other",
  ]);
});

it("copies what is still to be bought, extras too", () => {
  const rows = [row("Milk", "dairy"), row("Oats", "grains"), row("Salt", "other")];
  expect(groceryText(rows, ["Candles"], ["Oats"])).toBe(
    "Dairy\n- Milk, 2 cup\n\nOther\n- Salt, 2 cup\n\nExtra Ingredients\n- Candles",
  );
});
