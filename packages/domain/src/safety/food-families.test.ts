import { expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { belongsTo } from "./food-families.ts";

it.each([
  ["its food group", { groups: ["red-meat"] }],
  ["its origin", { origins: ["beef"] }],
  ["its id", { ids: ["steak"] }],
  ["a fact of its own", { has: ({ refined }: { refined: boolean }) => refined }],
] as const)("a food belongs to a family by %s alone", (_, rule) => {
  const family = { words: "", ...rule };
  const steak = anIngredient({ id: "steak", foodGroup: "red-meat", animalOrigin: "beef", refined: true });
  expect(belongsTo(steak, family)).toBe(true);
  expect(belongsTo(anIngredient(), family)).toBe(false);
});

it("a food belongs to a family by any one of its rules", () => {
  const family = { words: "", groups: ["red-meat"], origins: ["lamb"], ids: ["jerky"] } as const;
  const foods = [
    anIngredient({ foodGroup: "red-meat" }),
    anIngredient({ animalOrigin: "lamb" }),
    anIngredient({ id: "jerky" }),
    anIngredient(),
  ];
  expect(foods.map((food) => belongsTo(food, family))).toEqual([true, true, true, false]);
});
