import { describe, expect, it } from "vitest";
import { anIngredient } from "../../test/foods.ts";
import { aMeal, anIngredientLine } from "../../test/items.ts";
import type { PackUnit, SoldAs } from "../food/ingredient.ts";
import { listLeftIngredients } from "./left-ingredients.ts";

const inPacks = (unit: PackUnit, ...grams: [number, ...number[]]): SoldAs => {
  const [first, ...others] = grams.map((each) => ({ grams: each, says: null, label: null }));
  if (first === undefined) throw new Error("a pack has a size");
  return { kind: "packs", unit, sizes: [first, ...others], counts: null };
};
const sold: Record<string, SoldAs> = {
  spinach: inPacks("bag", 120, 240),
  cabbage: inPacks("piece", 900),
  carrot: inPacks("piece", 61),
  coriander: inPacks("bunch", 50),
  "frozen-spinach": inPacks("bag", 500),
  "olive-oil": inPacks("bottle", 460),
  pumpkin: { kind: "loose", stepGrams: 50 },
};
const findIngredient = (id: string) => anIngredient({ id, ...(sold[id] && { soldAs: sold[id] }) });

/** Of meals for two. */
function listLeft(...cooked: readonly (readonly [id: string, grams: number, servings?: number])[]) {
  return listLeftIngredients(
    cooked.map(([id, grams, servings = 2]) => ({
      meal: aMeal({ servings: 2, ingredients: [anIngredientLine(id, grams)] }),
      servings,
    })),
    findIngredient,
  );
}

describe("[FIND-33] what planned meals leave over", () => {
  it("is what stays of the last pack, of fresh ingredients alone", () => {
    expect(
      listLeft(
        ["spinach", 70],
        ["cabbage", 300],
        ["coriander", 10],
        ["frozen-spinach", 100],
        ["olive-oil", 30],
      ),
    ).toEqual(["cabbage", "spinach", "coriander"]);
  });

  it("is at most six, those with the most left", () => {
    const fruit = ["papaya", "mango", "pear", "apple", "peach", "orange", "melon"].map(
      (id, at) => [`${id}-${at}`, 10] as const,
    );
    for (const [at, [id]] of fruit.entries()) sold[id] = inPacks("punnet", 200 + at);
    expect(listLeft(...fruit)).toEqual(
      fruit
        .map(([id]) => id)
        .toReversed()
        .slice(0, 6),
    );
  });

  it("is nothing where the pack is used up, or little is left", () => {
    expect([listLeft(["spinach", 120]), listLeft(["spinach", 71]), listLeft(["coriander", 26])]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("is counted over all meals, for as many as they are cooked for", () => {
    expect(listLeft(["spinach", 60], ["spinach", 60])).toEqual([]);
    expect(listLeft(["spinach", 60, 4])).toEqual([]);
    expect(listLeft(["spinach", 60, 5])).toEqual(["spinach"]);
  });

  it("is nothing of what is weighed, or eaten whole", () => {
    expect(listLeft(["pumpkin", 210], ["carrot", 10])).toEqual([]);
  });
});
