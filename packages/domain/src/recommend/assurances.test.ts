import { expect, it } from "vitest";
import { createBitset } from "../bitset.ts";
import type { Diet } from "../food/diets.ts";
import type { HiddenCause } from "../safety/gate.ts";
import { isAssurance, listAssurances } from "./assurances.ts";

const avoid = (...allergens: Extract<HiddenCause, { kind: "allergen" }>["allergen"][]): HiddenCause[] =>
  allergens.map((allergen) => ({ kind: "allergen", allergen }));
const offered = createBitset(4, [0, 1, 3]);
const assure = (causes: readonly HiddenCause[], fitting: Partial<Record<Diet, number[]>> = {}) =>
  listAssurances(causes, offered, (diet) => createBitset(4, fitting[diet] ?? []));

it("[FIND-32] assures a person without gluten that everything is gluten free, and names wheat no more", () => {
  const causes = avoid("wheat", "gluten");
  expect(assure(causes, { "gluten-free": [0, 1, 2, 3] })).toEqual([{ kind: "diet", id: "gluten-free" }]);
});

it("names no diet that one of the items does not fit", () => {
  expect(assure(avoid("wheat"), { "gluten-free": [0, 1, 2] })).toEqual([
    { kind: "free-of", allergens: ["wheat"] },
  ]);
});

it("names all other allergens together", () => {
  expect(assure(avoid("milk", "sesame", "soy"), { "dairy-free": [0, 1, 3] })).toEqual([
    { kind: "diet", id: "dairy-free" },
    { kind: "free-of", allergens: ["sesame", "soy"] },
  ]);
});

it("names the diets and tags that keep meals out, and nothing for other causes", () => {
  const causes: HiddenCause[] = [
    { kind: "diet", diet: "vegan" },
    { kind: "health-tag", tag: "low-sodium" },
    { kind: "disliked" },
    { kind: "equipment" },
  ];
  expect(assure(causes)).toEqual([
    { kind: "diet", id: "vegan" },
    { kind: "health-tag", id: "low-sodium" },
  ]);
  expect(assure([])).toEqual([]);
});

it("tells what keeps meals out from what is only liked better", () => {
  expect(["vegan", "high-protein"].map((id) => isAssurance({ kind: "diet", id }))).toEqual([true, false]);
  expect(["low-sodium", "high-fibre"].map((id) => isAssurance({ kind: "health-tag", id }))).toEqual([
    true,
    false,
  ]);
  expect(isAssurance({ kind: "level" })).toBe(false);
});
