import type { GroceryRow } from "@fernwell/contract/plans";
import { groupInShopOrder } from "@fernwell/domain/grocery/ingredient-groups";
import { expect, it } from "vitest";
import { describeNeed, writeGroceryText } from "./grocery-text.ts";

const row = (name: string, group: GroceryRow["group"]): GroceryRow => ({
  name,
  group,
  amounts: [{ quantity: "2", measurement: "cup" }],
  meals: ["Soup"],
  shop_amount: "1 pack (500 g)",
  leftover: null,
  more: null,
  is_staple: false,
  ingredient_id: name.toLowerCase(),
});

it("[PLAN-60][PLAN-62] copies unticked rows and extras under the same headings", () => {
  const rows = [row("Milk", "dairy"), row("Oats", "grains"), row("Salt", "other")];
  expect(writeGroceryText(rows, ["Candles", "Oat milk", "Brown bread"], ["Oats"])).toBe(
    "Bakery\n- Brown bread\n\nDairy\n- Milk, 1 pack (500 g)\n- Oat milk\n\nOther\n- Salt, 1 pack (500 g)\n- Candles",
  );
});

it("[WEEK-78] copies what is missing, and neither what is at home nor ticked extras", () => {
  const rows = [
    { ...row("Tomatoes", "fruits-and-vegetables"), more: "1 more can" },
    { ...row("Pepper", "herbs-and-spices"), is_staple: true },
    row("Milk", "dairy"),
  ];
  expect(writeGroceryText(rows, ["Candles", "Soap"], ["Soap"], groupInShopOrder)).toBe(
    "Fruits And Vegetables\n- Tomatoes, 1 more can\n\nDairy\n- Milk, 1 pack (500 g)\n\nOther\n- Candles",
  );
});

it.each([
  ["1", "lb", "1 lb 2 oz", "1 lb needed"],
  ["1", "lb", "1 lb", null],
  ["1", "can", "1 can (400 g)", null],
  ["1", "can", "2 cans (400 g each)", "1 can needed"],
  ["2", "pieces", "3", null],
])("[PHONE-53] a need of %s %s, bought as %s, says %s", (quantity, measurement, shop_amount, said) => {
  expect(describeNeed({ amounts: [{ quantity, measurement }], shop_amount }, shop_amount)).toBe(said);
});
