import { describe, expect, it } from "vitest";
import { ingredientGroups } from "../food/ingredient.ts";
import { splitWords } from "../safety/words.ts";
import {
  classifyIngredient,
  groupInShopOrder,
  groupRows,
  ingredientGroupLabels,
} from "./ingredient-groups.ts";
import { ingredientKeywords } from "./ingredient-keywords.ts";

const labelFor = (text: string) => ingredientGroupLabels[classifyIngredient(text)];

describe("the headings of a grocery list", () => {
  it("[PLAN-61] are exactly these nine", () => {
    expect(ingredientGroups.map((group) => ingredientGroupLabels[group])).toEqual([
      "Dairy",
      "Protein",
      "Fruits And Vegetables",
      "Bakery",
      "Herbs And Spices",
      "Sugar And Sweeteners",
      "Nuts And Seeds",
      "Grains",
      "Other",
    ]);
  });

  it("[PLAN-62] are alphabetical with Other last", () => {
    const rows = ingredientGroups.map((group) => ({ group }));
    expect(groupRows(rows).map(({ label }) => label)).toEqual([
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

  it("[PLAN-62] keep their rows in the given order, and are left out when empty", () => {
    const rows = [
      { group: "other", name: "salsa" },
      { group: "dairy", name: "milk" },
      { group: "other", name: "capers" },
    ] as const;
    expect(groupRows(rows)).toEqual([
      { group: "dairy", label: "Dairy", rows: [rows[1]] },
      { group: "other", label: "Other", rows: [rows[0], rows[2]] },
    ]);
  });
});

describe("the group of a typed line", () => {
  it.each([
    ["Milk", "Dairy"],
    ["crème fraîche", "Dairy"],
    ["2 x greek yoghurt", "Dairy"],
    ["oat milk", "Dairy"],
    ["6 free-range eggs", "Protein"],
    ["beef mince 500g", "Protein"],
    ["kūmara", "Fruits And Vegetables"],
    ["Loaf of sourdough", "Bakery"],
    ["fresh basil", "Herbs And Spices"],
    ["brown sugar", "Sugar And Sweeteners"],
    ["mixed nuts", "Nuts And Seeds"],
    ["basmati rice", "Grains"],
    ["2 packets of crisps", "Other"],
    ["dish soap", "Other"],
    ["", "Other"],
  ])("[PLAN-60] for %j is %s", (text, label) => {
    expect(labelFor(text)).toBe(label);
  });

  it.each([
    ["peanut butter", "Nuts And Seeds"],
    ["coconut milk", "Other"],
    ["coconut sugar", "Sugar And Sweeteners"],
    ["desiccated coconut", "Nuts And Seeds"],
    ["butter beans", "Protein"],
    ["green beans", "Fruits And Vegetables"],
    ["jelly beans", "Sugar And Sweeteners"],
    ["coffee beans", "Other"],
    ["ginger beer", "Other"],
    ["ginger nuts", "Bakery"],
    ["egg noodles", "Grains"],
    ["Easter eggs", "Sugar And Sweeteners"],
    ["chicken stock cubes", "Other"],
    ["oyster mushrooms", "Fruits And Vegetables"],
    ["pumpkin seeds", "Nuts And Seeds"],
    ["fennel seeds", "Herbs And Spices"],
    ["milk chocolate", "Sugar And Sweeteners"],
    ["chocolate milk", "Dairy"],
    ["rice cakes", "Bakery"],
    ["rice vinegar", "Other"],
    ["sugar snap peas", "Fruits And Vegetables"],
    ["red peppers", "Fruits And Vegetables"],
    ["red pepper flakes", "Herbs And Spices"],
    ["2 cloves of garlic", "Fruits And Vegetables"],
    ["toilet rolls", "Other"],
  ])("[PLAN-60] for %j comes from the longest keyword: %s", (text, label) => {
    expect(labelFor(text)).toBe(label);
  });

  it.each([
    ["eggplant", "Fruits And Vegetables"],
    ["butternut", "Fruits And Vegetables"],
    ["doughnuts", "Bakery"],
    ["nutmeg", "Herbs And Spices"],
    ["shampoo", "Other"],
    ["oatcakes", "Bakery"],
    ["grapefruit spoons", "Fruits And Vegetables"],
    ["riceberg", "Other"],
  ])("[PLAN-60] for %j comes from whole words: %s", (text, label) => {
    expect(labelFor(text)).toBe(label);
  });

  it.each([
    ["tomato", "tomatoes"],
    ["cherry", "cherries"],
    ["bay leaf", "bay leaves"],
    ["loaf", "loaves"],
    ["chilli", "chillies"],
    ["cookie", "cookies"],
    ["pie", "pies"],
    ["peach", "peaches"],
    ["kiwi", "kiwis"],
    ["brioche", "brioches"],
  ])("[PLAN-60] is the same for %j and %j", (one, many) => {
    expect(classifyIngredient(one)).not.toBe("other");
    expect(classifyIngredient(many)).toBe(classifyIngredient(one));
  });
});

describe("the keyword table", () => {
  const keywords = ingredientKeywords.flatMap(([group, list]) =>
    list
      .split(",")
      .map((keyword) => ({ group, keyword: keyword.trim(), words: splitWords(keyword).join(" ") })),
  );

  it("[PLAN-60] lists at least 200 keywords, each once", () => {
    const duplicates = keywords.filter(
      ({ words }, at) => keywords.findIndex((one) => one.words === words) !== at,
    );
    expect(duplicates).toEqual([]);
    expect(keywords.filter(({ words }) => words === "")).toEqual([]);
    expect(keywords.length).toBeGreaterThanOrEqual(200);
  });

  it("[PLAN-60] matches every keyword, alone and within a line", () => {
    for (const { group, keyword } of keywords) {
      expect([keyword, classifyIngredient(keyword)]).toEqual([keyword, group]);
      expect([keyword, classifyIngredient(`2 packs of ${keyword.toUpperCase()}!`)]).toEqual([keyword, group]);
    }
  });
});

it("[WEEK-73] the sections of a shop come in the order of a shop, Other last, and all of them are in it", () => {
  const rows = ingredientGroups.map((group) => ({ group }));
  expect(groupInShopOrder(rows).map(({ label }) => label)).toEqual([
    "Fruits And Vegetables",
    "Bakery",
    "Protein",
    "Dairy",
    "Grains",
    "Nuts And Seeds",
    "Herbs And Spices",
    "Sugar And Sweeteners",
    "Other",
  ]);
});
