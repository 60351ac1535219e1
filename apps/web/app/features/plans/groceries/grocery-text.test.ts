import type { GroceryRow } from "@fernwell/contract/plans";
import { expect, it } from "vitest";
import { writeGroceryText } from "./grocery-text.ts";

const row = (name: string, group: GroceryRow["group"]): GroceryRow => ({
  name,
  group,
  amounts: [{ quantity: "2", measurement: "cup" }],
  meals: ["Soup"],
});

it("[PLAN-60][PLAN-62] copies unticked rows and extras under the same headings", () => {
  const rows = [row("Milk", "dairy"), row("Oats", "grains"), row("Salt", "other")];
  expect(writeGroceryText(rows, ["Candles", "Oat milk", "Brown bread"], ["Oats"])).toBe(
    "Bakery\n- Brown bread\n\nDairy\n- Milk, 2 cup\n- Oat milk\n\nOther\n- Salt, 2 cup\n- Candles",
  );
});
